"""Read the catalogue of one language from its Fluent files."""

from dataclasses import dataclass
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class CatalogueError(Exception):
    """Raised at start when a catalogue cannot be used; the text says where and why."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Hold the messages of one language; `arguments` names what each message takes."""

    locale: str
    bundle: FluentBundle
    arguments: dict[str, frozenset[str]]


def read_catalogue(folder: Path) -> Catalogue:
    """Read every `*.ftl` of a folder that is named like its locale; raises CatalogueError."""
    entries: dict[str, ast.Message | ast.Term] = {}
    bundle = FluentBundle([folder.name], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        _collect(entries, resource, path)
        bundle.add_resource(resource)
    if not entries:
        raise CatalogueError(f"no messages in {folder}")
    arguments = {
        key: _arguments(key, entries, folder.name)
        for key, entry in entries.items()
        if isinstance(entry, ast.Message)
    }
    return Catalogue(folder.name, bundle, arguments)


def _collect(
    entries: dict[str, ast.Message | ast.Term], resource: ast.Resource, path: Path
) -> None:
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().splitlines()[0]
            raise CatalogueError(f"{path}: not Fluent: {first!r}")
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        key = _key(entry)
        if key in entries:
            raise CatalogueError(f"{path}: {key} is there twice")
        if entry.value is None:
            raise CatalogueError(f"{path}: {key} has no text")
        entries[key] = entry


def _key(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def _arguments(key: str, entries: dict[str, ast.Message | ast.Term], locale: str) -> frozenset[str]:
    found: set[str] = set()
    waiting, seen = [key], {key}
    while waiting:
        references = _References()
        references.visit(entries[waiting.pop()])
        found |= references.arguments
        for other in references.entries - seen:
            if other not in entries:
                raise CatalogueError(f"{locale}: {key} refers to {other}, which is not there")
            seen.add(other)
            waiting.append(other)
    return frozenset(found)


class _References(Visitor):
    """Collect what a message takes and which other entries it uses."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.entries: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Visitor)
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Visitor)
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (Visitor)
        self.entries.add(f"-{node.id.name}")
