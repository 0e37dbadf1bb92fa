# Everything a developer or a newcomer types. Python 3.11+, git and make are enough; the rest is set
# up on first use. `make help` lists the targets.

VENV ?= .venv
PY := $(VENV)/bin/python
export VENV PYTHON
# Two workers per run suit two cores; a file stays on one worker with its fixtures.
PYTEST := $(PY) -m pytest -n auto --dist loadfile

.DEFAULT_GOAL := help
.PHONY: help run playground test test-slow lint types format lock check setup-runtime setup-playground setup-test

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*##  *\(.*\)/  make \1\t\2/p' Makefile | expand -t 20

run: setup-playground  ## start the bot, or without a token the playground in the browser
	@exec $(PY) scripts/run.py

playground: setup-playground  ## start the playground even when there is a token
	@exec $(PY) playground.py

test: setup-test  ## run the tests, apart from the slow ones
	$(PYTEST) -m "not slow"

test-slow: setup-test  ## run the slow tests: kill loops, long random play, soak
	$(PYTEST) -m slow

check: lint types test  ## lint, types and tests: before every commit

lint: setup-test  ## check style, format and the import contracts
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(VENV)/bin/lint-imports

types: setup-test  ## check the types (strict)
	$(PY) -m mypy

format: setup-test  ## fix style and format
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

# `make lock UPGRADE=--upgrade` takes the newest versions; without it only what pyproject.toml asks.
COMPILE = UV_CUSTOM_COMPILE_COMMAND="make lock" $(VENV)/bin/uv pip compile --quiet --universal \
	--python-version 3.11 --generate-hashes --no-emit-index-url $(UPGRADE) pyproject.toml

lock: setup-test  ## write requirements/*.lock anew from pyproject.toml
	$(COMPILE) --extra playground --extra test --output-file requirements/test.lock
	$(COMPILE) --extra playground --constraint requirements/test.lock --output-file requirements/playground.lock
	$(COMPILE) --constraint requirements/test.lock --output-file requirements/runtime.lock

setup-runtime:  ## install what the bot needs, without starting it
	@scripts/setup.sh runtime
	@$(PY) -m compileall -q bot.py cogs uno  # a service may not write here

setup-playground:
	@scripts/setup.sh playground

setup-test:
	@scripts/setup.sh test
