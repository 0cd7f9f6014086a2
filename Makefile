# The two commands that do everything: `make site` and `make test`. See README.md.

SWIFT ?= swift
RELEASE := .build/release/forno

.PHONY: site test soak fuzz lint approve bench bench-check clean release system-packages test-packages lint-packages

site: release
	$(RELEASE) build

release: system-packages
	Scripts/build-release forno forno-fetch forno-unpack

test: test-packages
	Tests/run

soak: release test-packages
	Tests/soak

lint: lint-packages
	$(SWIFT) format lint --strict --recursive Package.swift Plugins Sources Tests
	Scripts/check-imports
	Scripts/minify --check

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
	rm -rf .build .build-floor .build-fuzz .build-plain .venv .venv-bench .forno
	find output -mindepth 1 ! -name .gitkeep -delete

system-packages:
	@Scripts/install-packages build

test-packages: system-packages
	@Scripts/install-packages test

lint-packages:
	@Scripts/install-packages lint
