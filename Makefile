# Tehai: build, serve, test. Needs Go and make; the tests get Chromium and npm
# from the distribution where they are missing (CHROME=path names a browser).

.PHONY: build dist package release serve test test-native test-wasm test-wasm-all test-page test-short test-firefox test-webkit test-mediawiki test-hosts test-package bench lint soak fuzz mutants

build: # writes dist/
	@go run ./web/build -minify

dist: # writes dist/ with compressed copies, ready for a host
	@go run ./web/build -minify -compress

package: # writes dist/npm/, the package that programs install
	@rm -rf dist/npm
	@go run ./web/build -minify -npm -out dist/npm

release: # VERSION=1.2.3: states the version, writes archives, sums and the tag's text to dist/release/, publishes nothing
	@go run ./.ci/release "$(VERSION)"

serve: # writes dist/ and serves it on http://localhost:8080 (PORT= changes it)
	@go run ./web/build -minify -serve

test: # everything: natively, under wasm in Chromium, the page end to end
	@.ci/test native wasm page

test-native test-short test-wasm test-wasm-all test-page test-firefox test-webkit test-mediawiki test-hosts test-package: test-%:
	@.ci/test $*

bench: # speeds natively and under wasm, and the sizes of what is shipped
	@.ci/bench

lint: # gofmt, vet, the scripts' syntax
	@.ci/lint

soak: # the long random runs, natively
	@go test -tags soak -timeout 60m ./core/... ./wasm/api/...

fuzz: # every fuzz target for FUZZTIME (60s)
	@.ci/fuzz

mutants: # the mutation table: faults of the page, hosts and build steps that a test has to catch (ONLY=word chooses some)
	@go run ./.ci/mutants $(ONLY)

mutation: # which small faults the tests of PKG=./core/rules/hongkong or of PKG=web/state notice (BY=gremlins: by that tool)
	@.ci/mutate "$(PKG)" "$(BY)"
