// Package harness opens the built site in Chromium for the tests beside it.
//
// dist/ is built once for all tests of a run and served on this machine; one
// Chromium runs; every page that a test opens is a tab of its own with empty
// storage, closed when the test ends. Tests run in parallel, as many at a time as
// go test -parallel says, from their first page or server on; rows below a test stay
// in order. A test that measures what all pages share begins with Alone. A test reads:
//
//	func TestScore(t *testing.T) {
//		page := harness.Open(t, "#v1…", harness.Phone, harness.Dark)
//		page.Type("#hand", "22234555s222p666z")
//		page.WaitText("#score", "70")
//		page.Axe()
//		page.Screenshot("score-phone-dark")
//	}
//
// What a test names:
//
//   - Open's place: "" or "#…" for the page itself, "embed.html?…" for another
//     file of dist/, or a whole address (file://, http://).
//   - Open's options: a size (Narrow, Phone, Tablet, Desktop, Size), Dark, ReducedMotion,
//     ForcedColours, NoScripts, Slow(4), Language("ja"), Today("2026-03-02"), Tags("x") for a
//     module built with those Go tags.
//   - Serve and Beside put up a page of the test's own, a stranger's or among the site's
//     files; Dist and URL say where the site is; Node runs a program in node.
//   - Selectors are CSS, first match. Click, Type and the like wait until it is
//     there; WaitText and Wait wait until it is so. They give up after Patience.
//   - Axe runs all of axe-core's rules, Contrast those of colours alone, for a second theme.
//   - Eval[T](page, "js") gives the value of an expression, promises awaited.
//
// Every page is watched to its end: an uncaught exception, a line on console.error,
// a breach of the content security policy or a request to another machine fails the
// test. A test that causes one on purpose takes it away with page.Faults().
//
// No picture is taken unless somebody asks for it: SCREENSHOTS=folder keeps the pictures (and one of each page whose
// test failed), by name. CHROME=path names the browser.
package harness
