#!/bin/sh
# Make the virtual environment and install one of requirements/*.lock into it, unless that is done.
#
#   scripts/setup.sh runtime|playground|test
#
# PYTHON   the interpreter to use (default: the first one found that is 3.11 or newer)
# VENV     the folder of the environment (default: .venv)
set -eu
cd "$(dirname "$0")/.."

part=$1
venv=${VENV:-.venv}
lock=requirements/$part.lock
venv_python=$venv/bin/python

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "set-up: $*"
    exit 1
}

# The interpreter runs, is new enough and has what the bot needs from the standard library.
is_suitable() {
    "$1" -c 'import sys, ssl, sqlite3; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

minor_version() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])'; }

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        is_suitable "$PYTHON" || fail "PYTHON=$PYTHON is not a Python 3.11 or newer with ssl and sqlite3"
        printf '%s\n' "$PYTHON"
        return
    fi
    for candidate in python3 python3.13 python3.12 python3.11 python3.14 python; do
        if is_suitable "$candidate"; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    fail "no Python 3.11 or newer found; install one (on Debian: apt-get install python3) or name it: make run PYTHON=/path/to/python3"
}

# A finished environment of the asked-for interpreter that holds exactly this lock file.
is_done() {
    cmp -s "$lock" "$venv/$part.installed" && is_suitable "$venv_python" || return 1
    [ -z "${PYTHON:-}" ] || [ "$(minor_version "$PYTHON")" = "$(minor_version "$venv_python")" ]
}

# Debian's Python comes without ensurepip, and its pip may be there or not.
make_venv() {
    rm -rf "$venv"
    if "$python" -c 'import ensurepip' >/dev/null 2>&1; then
        "$python" -m venv "$venv" || fail "$python -m venv failed"
        return
    fi
    "$python" -m pip --version >/dev/null 2>&1 ||
        fail "$python has neither ensurepip nor pip; install one of them (on Debian: apt-get install python3-venv)"
    "$python" -m venv --without-pip "$venv" || fail "$python -m venv failed"
}

install_lock() {
    set -- install --quiet --quiet --disable-pip-version-check --no-input --require-hashes -r "$lock"
    if "$venv_python" -m pip --version >/dev/null 2>&1; then
        "$venv_python" -m pip "$@"
    else
        "$python" -m pip --python "$venv_python" "$@"
    fi || fail "the packages of $lock could not be installed"
}

# A part contains the smaller ones, so their stamps are renewed with it.
stamp() {
    for smaller in runtime playground test; do
        cp "requirements/$smaller.lock" "$venv/$smaller.installed"
        [ "$smaller" != "$part" ] || return 0
    done
}

is_done && exit 0
python=$(find_python)
say "set-up: installing the $part packages with Python $(minor_version "$python") into $venv (once, about a minute)"
if ! is_suitable "$venv_python" || [ "$(minor_version "$python")" != "$(minor_version "$venv_python")" ]; then
    make_venv
fi
rm -f "$venv"/*.installed
install_lock
stamp
