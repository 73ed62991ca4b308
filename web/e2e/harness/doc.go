// Package harness opens the built site in Chromium for the tests in web/e2e.
//
// dist/ is built once for all tests of a run and served locally. One Chromium runs; every page that a test opens is a
// tab of its own with empty storage, closed when the test ends. From their first page or server on, tests run in
// parallel, as many at a time as go test -parallel allows; subtests stay in order. A test that measures what all pages
// share begins with Alone. An example:
//
//	func TestScore(t *testing.T) {
//		page := harness.Open(t, "#v1…", harness.Phone, harness.Dark)
//		page.Type("#hand", "22234555s222p666z")
//		page.WaitText("#score", "70")
//		page.Axe()
//		page.Screenshot("score-phone-dark")
//	}
//
// Tests use:
//
//   - The place of Open: "" or "#…" for the page itself, "embed.html?…" for another file of dist/, or a complete
//     address (file://, http://).
//   - The options of Open: a size (Narrow, Phone, Tablet, Desktop, Size), Dark, ReducedMotion, ForcedColours,
//     NoScripts, Slow(4), Language("ja"), Today("2026-03-02"), Tags("x") for a module built with those Go tags.
//   - Serve and Beside serve files of the test, on another site or together with the site's files. Dist and URL give
//     the folder and the address of the site. Node runs a program in node.
//   - Selectors are CSS; the first match counts. Click, Type and similar functions wait until the element exists;
//     WaitText and Wait wait until a condition holds. They give up after Patience.
//   - Axe runs all of axe-core's rules, Contrast only those of colours, for a second theme.
//   - Eval[T](page, "js") returns the value of an expression, awaiting promises.
//
// Every page is watched until it closes: an uncaught exception, a line on console.error, a violation of the content
// security policy or a request to another host fails the test. A test that causes one on purpose removes it by
// page.Faults().
//
// Pictures are taken only with SCREENSHOTS=folder, which saves them by name, with one of each page whose test failed.
// CHROME=path sets the browser.
package harness
