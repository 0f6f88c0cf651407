// Package e2e proves promises through the real stack: the built program, its helper, a real Firefox, and pages that
// the tests serve on loopback. Its tests carry the build tag `firefox`. They run one after the other; most share one
// browser and take a tab of their own, and a test that needs another browser has at most one more at a time.
package e2e
