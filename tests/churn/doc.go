// Package churn shows that a host which has served for long is as it was: rounds of open, act, cancel and kill at random,
// over HTTP and MCP side by side, against a real foxden serve with a real Firefox, leave no process, no folder, no file
// descriptor and no goroutine.
//
//	go test -tags firefox ./tests/churn                    eight rounds
//	go test -tags firefox ./tests/churn -v -rounds 200     at length; -seed N repeats what a run drew
package churn
