# What a developer does with Trellis. `make` or `make help` lists it.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=

programs := trellis-project trellis-lint trellis-codegen trellis-package trellis-bundle
static := .build/static

# CI=1 is set by .ci/run. The flag stands here and not in Package.swift, where it would stop other packages from
# depending on the library.
ifeq ($(CI),1)
strict := -Xswiftc -warnings-as-errors
endif

# On macOS the Swift libraries are part of the system and cannot be linked statically.
ifeq ($(shell uname -s),Linux)
static_library := --static-swift-stdlib
endif

bin = $(DESTDIR)$(PREFIX)/bin
share = $(DESTDIR)$(PREFIX)/share

.PHONY: help demo test oracle build release artifactbundle install uninstall format check docs bench plot clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

demo: ## build, and show the main job on Examples/Recipes
	@.ci/prerequisites
	$(SWIFT) build -c release --product trellis-project
	$(SWIFT) build -c release --product trellis-lint
	$(SWIFT) build -c release --product trellis-codegen
	@.ci/demo "$$($(SWIFT) build -c release --show-bin-path)"

test: ## run all tests, in release
	@.ci/prerequisites
	$(SWIFT) test -c release $(strict)

oracle: ## compare the reading of Swift with the toolchain's parser on all its interfaces
	@.ci/prerequisites
	TRELLIS_ORACLE=all $(SWIFT) test -c release --filter SwiftSourceTests

build: ## build everything for debugging
	@.ci/prerequisites
	$(SWIFT) build

release: ## build the programs as they ship, in .build/static
	@.ci/prerequisites
	@for program in $(programs); do \
	    $(SWIFT) build -c release $(static_library) --scratch-path $(static) --product $$program || exit 1; \
	done

artifactbundle: release ## pack the programs for this machine in .build/trellis.artifactbundle.zip, for packages and their plugins
	@SWIFT="$(SWIFT)" .ci/artifactbundle "$$($(SWIFT) build -c release --scratch-path $(static) --show-bin-path)" \
	    .build/trellis.artifactbundle.zip $(programs)

install: release ## install programs, man pages and completions under PREFIX (/usr/local)
	@.ci/install "$$($(SWIFT) build -c release --scratch-path $(static) --show-bin-path)" "$(bin)" "$(share)" $(programs)

uninstall: ## remove exactly what install has put under PREFIX
	@.ci/install --remove "$(bin)" "$(share)" $(programs)

format: ## format the changed sources
	@.ci/format fix

check: ## check the format of the changed sources
	@.ci/format check

docs: ## build the pages of the library in .build/documentation
	@.ci/prerequisites
	@.ci/docs .build/documentation

bench: ## time Trellis beside its peers
	@.ci/prerequisites bench
	@.ci/bench-peers
	$(SWIFT) build -c release --product trellis-project
	$(SWIFT) build -c release --product trellis-codegen
	$(SWIFT) build -c release --product trellis-lint
	$(SWIFT) build -c release --product trellis-bundle
	$(SWIFT) build -c release --product swift-parser-peer
	@if [ -e .build/peers ]; then TRELLIS_PEERS=$(CURDIR)/.build/peers; export TRELLIS_PEERS; fi; \
	    $(SWIFT) run -c release trellis-benchmark

plot: ## measure anew how time grows with the size of projects, for docs/performance.md
	@.ci/prerequisites
	$(SWIFT) build -c release --product trellis-codegen
	$(SWIFT) run -c release trellis-benchmark plot projects docs
	$(SWIFT) run -c release trellis-benchmark plot generation docs

clean: ## remove everything that was built
	rm -rf .build
