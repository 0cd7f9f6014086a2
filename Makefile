# The two commands that do everything: `make site` and `make test`. See README.md.

SWIFT ?= swift
RELEASE := .build/release/forno

.PHONY: site test test-all soak fuzz lint approve bench bench-check clean release scaling-driver system-packages test-packages lint-packages

site: release
	$(RELEASE) build

release: system-packages
	Scripts/build-release forno forno-fetch forno-unpack

# The readers in their release form, to count what they take.
scaling-driver: system-packages
	Scripts/build-release scaling-driver

# What each change must pass. SUITES names some, as in `make test SUITES=browser`.
test: release scaling-driver test-packages
	Tests/run $(SUITES)

# Everything: before a release, and before an issue is called resolved.
test-all: release scaling-driver test-packages
	Tests/run --all $(SUITES)

soak: release test-packages
	Tests/soak

lint: lint-packages
	$(SWIFT) format lint --strict --recursive Package.swift Plugins Sources Tests
	Scripts/check-imports
	Scripts/check-shared-state
	Scripts/minify --check
	Scripts/check-documents
	Scripts/check-scripts
	Scripts/paper-lengths --check

approve: system-packages
	FORNO_APPROVE=1 Tests/run --expected || true
	git diff --stat -- Tests Documentation
	git diff -- Tests Documentation

# Every reader under the fuzzer, for TIME seconds each.
TIME ?= 600

fuzz: release
	FORNO=$(RELEASE) Tests/fuzz $(TIME) $(READERS)

bench: release
	Benchmarks/run

bench-check: release test-packages
	FORNO=$(RELEASE) Benchmarks/check

clean:
	rm -rf .build .build-check .build-floor .build-fuzz .build-mutants .build-plain .venv .venv-bench .venv-lint .forno
	find output -mindepth 1 ! -name .gitkeep -delete

system-packages:
	@Scripts/install-packages build

test-packages: system-packages
	@Scripts/install-packages test

lint-packages:
	@Scripts/install-packages lint
