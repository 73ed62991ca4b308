// Package harness opens the built site in Chromium for the tests in web/e2e.
//
// dist/ is built once for all tests of a run and served locally. Every page that a test opens is a tab of its own with
// empty storage, closed when the test ends. Pages of this run's servers, the site's and those of Serve and Beside,
// share the processes of a few browsers that stay warm, and are kept apart by the name of the server's host, which is
// another one for each user: Page.Site has it. Pages of other places, with a service worker, with Tags, slowed, Fresh
// or of benchmarks are in a browser that starts a process for each. From their first page or server on, tests
// run in parallel, as many at a time as go test -parallel allows; subtests stay in order. A test
// that measures what all pages share begins with Alone. An example:
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
//   - Open's place: "" or "#…" for the page itself, "embed.html?…" for another
//     file of dist/, or a whole address (file://, http://).
//   - Open's options: a size (Narrow, Phone, Tablet, Desktop, Size), Dark, ReducedMotion,
//     ForcedColours, NoScripts, Slow(4), Language("ja"), Today("2026-03-02"), Tags("x") for a
//     module built with those Go tags, ServiceWorker for tests of what that does, Fresh
//     for those of the page's process.
//   - Serve and Beside put up a page of the test's own, a stranger's or among the site's
//     files; Dist and URL say where the site is; Node runs a program in node.
//   - Selectors are CSS, first match. Click, Type and the like wait until it is
//     there; WaitText and Wait wait until it is so. They give up after Patience.
//   - Axe runs all of axe-core's rules, Contrast those of colours alone, for a second theme.
//     AxeAt and NewContrast leave out what the same page was found to do right before: for a
//     page that is looked at in several windows or states.
//   - Eval[T](page, "js") gives the value of an expression, promises awaited.
//
// Every page is watched until it closes: an uncaught exception, a line on console.error, a violation of the content
// security policy or a request to another host, also of a worker, fails the test; what a service worker requests is not
// heard. A test that causes one on purpose calls page.Expect.
//
// Pictures are taken only with SCREENSHOTS=folder, which saves them by name, with one of each page whose test failed.
// CHROME=path sets the browser.
package harness
