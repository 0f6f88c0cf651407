package script

import _ "embed"

// Types declares what a script has, for editors and `deno check`. A test writes it from the declaration of the tools.
//
//go:embed foxden.d.ts
var Types string
