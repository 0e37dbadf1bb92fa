"""Own totals over several matches in teams, whose pairings change (RULES.md section 10)."""

from collections.abc import Iterator

from cogs.screens.face import Face


def session_lines(face: Face) -> Iterator[str]:
    """List the players by own total over all matches of a session; nothing after its first."""
    view, words, chairs = face.view, face.words, face.table.chairs
    matches = 1 + max((chair.earlier.matches for chair in chairs), default=0)
    if not view.teams or matches == 1:
        return
    sign = -1 if face.table.rules.scoring == "winner_takes" else 1
    totals = [c.earlier.points + own for c, own in zip(chairs, view.scores, strict=True)]
    yield words.say("session-title", matches=matches)
    for seat in sorted(range(len(totals)), key=lambda seat: sign * totals[seat]):
        place = 1 + sum(sign * other < sign * totals[seat] for other in totals)
        line = words.say("standing", place=place, name=face.names[seat], points=totals[seat])
        played = 1 + chairs[seat].earlier.matches
        missed = words.say("session-fewer", matches=played) if played < matches else None
        yield line if missed is None else f"{line} · {missed}"
