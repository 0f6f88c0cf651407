// Command foxden gives each conversation of an agent a headless Firefox of its own.
package main

import (
	"os"

	"foxden/host"
)

func main() { os.Exit(host.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
