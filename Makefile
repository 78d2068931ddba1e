# Every target prepares what it needs; tools/setup compares contents and is quick when nothing changed.
# PYTHON=..., SALOON_NO_COMPILE=1 and SALOON_NO_APT=1 are explained there.

JOBS ?= 2
# Whoever is done takes from the others: tests differ by a minute in what they take.
PYTEST = .venv/bin/python -m pytest -n $(JOBS) --dist worksteal
RULES_REPORT = build/rules.json
ENGINE_TESTS = $(addprefix tests/,build cards cards_language contract first fuzz golden kernel laws rules sweep)

.DEFAULT_GOAL = help
.PHONY: help setup tested web plain play types lighthouse screenshots test test-fast linted lint format rules golden soak bench docs first lock clean
.PHONY: dist audit example-ppo example-rllib bench-peers

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## prepare .venv and compile the engine (all other targets do it themselves)
	@tools/setup

tested: # like setup, with what only the tests need
	@tools/setup --tests

web: # like setup, with the web table
	@tools/setup --web

plain: # like setup, for what does not need the compiled engine
	@tools/setup --plain

linted: # like plain, with the npm packages that check the web table
	@tools/setup --lint

play: web ## the web table, here in your browser
	@.venv/bin/saloon serve --log-level warning --say

types: plain ## the web client's types, from the server's description
	@mkdir -p build && .venv/bin/python tools/openapi.py >build/openapi.json && cd web && npm run --silent types

lighthouse: tested ## measure the web table, and write docs/lighthouse.md
	@.venv/bin/python -m tools.lighthouse

screenshots: tested ## keep the pictures of every main screen anew, in docs/screenshots
	@rm -f docs/screenshots/*.png
	@SALOON_SCREENSHOTS=keep $(PYTEST) -q tests/browser/test_pictures.py -k looks_as
	@$(PYTEST) -q tests/browser/test_pictures.py -k small

# With a compiled engine everything runs on it, and what tests the engine once more on its plain sources.
# The plain run writes the report: there are always plain sources, not always compiled ones.
test: tested ## all tests, compiled and plain, and that every rule has one
	@if [ -e .venv/compiled.stamp ]; then \
		SALOON_PURE=0 $(PYTEST) && SALOON_PURE=1 $(PYTEST) --rules-report=$(RULES_REPORT) $(ENGINE_TESTS); \
	else \
		echo "No compiled engine: the plain tests only."; SALOON_PURE=1 $(PYTEST) --rules-report=$(RULES_REPORT); \
	fi
	@.venv/bin/python tools/rules.py --check $(RULES_REPORT)
	@if [ -d web/node_modules ]; then cd web && npm run --silent check && npm test --silent; \
		else echo "No Node.js: the web client is not checked."; fi
	@tools/docs

test-fast: plain ## the quick tests on the plain sources
	@SALOON_PURE=1 $(PYTEST) -q -m "not slow"

lint: linted ## style and types, of Python and of the web table
	@.venv/bin/ruff check .
	@.venv/bin/ruff format --check .
	@.venv/bin/mypy --strict src tools
	@if [ -d web/node_modules ]; then cd web && npm run --silent lint; \
		else echo "No Node.js 20 or newer: the web client is not checked."; fi

format: linted ## let ruff and Prettier put the code in order
	@.venv/bin/ruff check --fix .
	@.venv/bin/ruff format .
	@if [ -d web/node_modules ]; then cd web && npm run --silent format; fi

rules: plain ## every rule with the tests that prove it
	@.venv/bin/python tools/rules.py

golden: plain ## write the golden games anew
	@SALOON_PURE=1 .venv/bin/python tools/golden.py

soak: tested ## the laws, for much longer
	@SALOON_SOAK=1 $(PYTEST) -m soak

bench: setup ## measure, and write docs/benchmarks.md
	@.venv/bin/saloon bench --write docs/benchmarks.md

bench-peers: setup ## the same beside RLCard, OpenSpiel, PettingZoo and catanatron, each in an environment of its own
	@.venv/bin/python -m tools.peers

example-ppo: setup ## learn the two-player Goat by PPO, in an environment with torch
	@tools/example ppo torch==2.13.0 numpy==2.4.6 mypy_extensions librt -- examples/learning/ppo.py $(ARGS)

example-rllib: setup ## a training run on RLlib, in an environment with Ray and torch
	@tools/example rllib torch==2.13.0 'ray[rllib]==2.60.0' numpy==2.4.6 mypy_extensions librt -- examples/learning/rllib_ppo.py $(ARGS)

docs: plain ## the documentation as a site, in build/site
	@tools/docs

first: ## set up the first edition, whose bots today's are measured against
	@tools/first

lock: ## move all locked packages to their newest versions
	@tools/lock

audit: plain ## ask about known holes in the locked packages, where the data can be reached
	@.venv/bin/python -m tools.audit

dist: tested ## sdist and wheel, with the web table, into dist/
	@.venv/bin/python -m build

clean: ## remove all that was made
	rm -rf .venv build dist web/node_modules src/saloon/server/client .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
