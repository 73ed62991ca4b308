// Package e2e tests the built site in a browser, as a person or another
// program meets it. Package harness says how a test is written.
package e2e

import (
	"testing"

	"tehai/web/e2e/harness"
)

func TestMain(m *testing.M) { harness.Main(m) }
