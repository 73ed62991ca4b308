// Package e2e tests the built site in a browser, as a user or another program would use it. Package harness explains
// how to write a test.
package e2e

import (
	"testing"

	"tehai/web/e2e/harness"
)

func TestMain(m *testing.M) { harness.Main(m) }
