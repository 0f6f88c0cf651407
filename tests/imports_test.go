package tests

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// anything stands in a row for every other folder.
const anything = "*"

// goImports says which of our Go packages each may import: the table of docs/architecture.md. A package without a row may
// not exist. A row holds for the package's tests too.
var goImports = map[string][]string{
	"":                     {"host"}, // main.go
	"host":                 {"conversation", "conversation/history", "view", "host/demo", "host/script", "host/tools", "host/web"},
	"host/demo":            {},
	"host/script":          {"conversation", "host/tools"},
	"host/tools":           {"conversation"},
	"host/web":             {"conversation", "host/tools", "view"},
	"conversation":         {"denoshim"},
	"conversation/history": {"conversation"},
	"denoshim":             {"firefox", "watchdog"},
	"firefox":              {}, // what is embedded, no more
	"watchdog":             {},
	"view":                 {},
	"tests":                {anything},
	"tests/bench":          {anything},
	"tests/e2e":            {anything},
	"tests/load":           {anything},
	"tests/kill":           {anything},
	"tests/churn":          {anything},
	"tests/served":         {anything},
}

// tsImports is the same for TypeScript, by folder. What a folder may have from npm is in its deno.json.
var tsImports = map[string][]string{
	"denoshim":          {"firefox"},
	"firefox":           {"firefox/act", "firefox/page"},
	"firefox/act":       {"firefox", "firefox/page"},
	"firefox/page":      {"firefox/page/aria"},
	"firefox/page/aria": {"firefox/page"},
	"host/script":       {},
	"tests":             {anything},
	"tests/bench":       {anything},
	"tests/aria":        {anything},
	"tests/client":      {anything},
	"tests/e2e":         {anything},
	"tests/view":        {anything},
}

// What the shim may have of the page's scripts: their types, the bundle, and how text of a page is made harmless. The
// other sources need a page to run in.
var pageFacade = []string{"firefox/page/contract.ts", "firefox/page/page.generated.js", "firefox/page/clean.ts"}

// Import lines of TypeScript, static and dynamic.
var tsImport = regexp.MustCompile(`(?m)(?:^(?:import|export)\b[^;"']*?|\bimport\()["']([^"']+)["']`)

func TestGoPackagesImportOnlyWhatTheTableAllows(t *testing.T) {
	packages, err := goPackages()
	if err != nil {
		t.Fatal(err)
	}
	for _, broken := range goViolations(packages) {
		t.Error(broken)
	}
}

func TestTypeScriptImportsOnlyWhatTheTableAllows(t *testing.T) {
	sources := map[string]string{}
	for name, text := range files(t) {
		if path.Ext(name) == ".ts" {
			sources[name] = text
		}
	}
	for _, broken := range tsViolations(sources) {
		t.Error(broken)
	}
}

func TestImportTablesCatchAViolation(t *testing.T) {
	for _, broken := range []struct {
		packages map[string][]string
		sources  map[string]string
		want     string
	}{
		{packages: map[string][]string{"watchdog": {"host"}}, want: "watchdog imports host"},
		{packages: map[string][]string{"host": {"denoshim"}}, want: "host imports denoshim"},
		{packages: map[string][]string{"util": {}}, want: "util is not in the import table"},
		{sources: map[string]string{"firefox/tab.ts": "import { x } from \"../denoshim/main.ts\";"}, want: "firefox/tab.ts imports denoshim/main.ts"},
		{sources: map[string]string{"firefox/tab.ts": "import {\n  x,\n} from \"@foxden/denoshim\";"}, want: "firefox/tab.ts imports denoshim"},
		{sources: map[string]string{"firefox/tab.ts": "const x = await import('./page/main.ts');"}, want: "firefox/tab.ts imports firefox/page/main.ts"},
		{sources: map[string]string{"firefox/page/a.ts": "export * from \"../tab.ts\";"}, want: "firefox/page/a.ts imports firefox/tab.ts"},
		{sources: map[string]string{"firefox/page/a.ts": "import \"node:fs\";"}, want: "firefox/page/a.ts imports node:fs"},
		{sources: map[string]string{"view/a.ts": ""}, want: "view/a.ts is in a folder that is not in the import table"},
	} {
		got := append(goViolations(broken.packages), tsViolations(broken.sources)...)
		if len(got) != 1 || !strings.HasPrefix(got[0], broken.want) {
			t.Errorf("got %q, want one line that begins %q", got, broken.want)
		}
	}
}

// goPackages lists our packages and what each imports, all by their folders.
func goPackages() (map[string][]string, error) {
	list := exec.Command("go", "list", "-e", "-find", "-tags", "firefox", "-json=ImportPath,Imports,TestImports,XTestImports,Module", "./...")
	list.Dir = ".."
	output, err := list.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", list, err)
	}
	packages := map[string][]string{}
	decoder := json.NewDecoder(strings.NewReader(string(output)))
	for {
		var p struct {
			ImportPath                         string
			Module                             struct{ Path string }
			Imports, TestImports, XTestImports []string
		}
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			return packages, nil
		} else if err != nil {
			return nil, err
		}
		folder := strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, p.Module.Path), "/")
		packages[folder] = []string{}
		for _, imported := range slices.Concat(p.Imports, p.TestImports, p.XTestImports) {
			if ours, found := strings.CutPrefix(imported, p.Module.Path+"/"); found && ours != folder {
				packages[folder] = append(packages[folder], ours)
			}
		}
	}
}

func goViolations(packages map[string][]string) (broken []string) {
	for folder, imports := range packages {
		allowed, known := goImports[folder]
		if !known {
			broken = append(broken, folder+" is not in the import table: see tests/imports_test.go")
		}
		for _, imported := range imports {
			if known && !slices.Contains(allowed, imported) && !slices.Contains(allowed, anything) {
				broken = append(broken, fmt.Sprintf("%s imports %s; it may import %q", folder, imported, allowed))
			}
		}
	}
	return broken
}

func tsViolations(sources map[string]string) (broken []string) {
	for name, text := range sources {
		folder := path.Dir(name)
		allowed, known := tsImports[folder]
		if !known {
			broken = append(broken, name+" is in a folder that is not in the import table: see tests/imports_test.go")
		}
		for _, line := range tsImport.FindAllStringSubmatch(text, -1) {
			imported, fine := judge(name, line[1], allowed)
			if known && !fine {
				broken = append(broken, fmt.Sprintf("%s imports %s; it may import %q", name, imported, allowed))
			}
		}
	}
	return broken
}

// judge says what an import means and whether the file may have it.
func judge(name, specifier string, allowed []string) (imported string, fine bool) {
	folder, target := path.Dir(name), specifier
	switch member, ours := strings.CutPrefix(specifier, "@foxden/"); {
	case ours && member == "page":
		target = "firefox/page"
	case ours:
		target = member
	case strings.HasPrefix(specifier, "."):
		target = path.Join(folder, specifier)
	case strings.HasPrefix(specifier, "node:"):
		return specifier, folder != "firefox/page" // a page has no Node
	default:
		return specifier, true // deno refuses what the folder's deno.json does not name
	}
	of := target
	if path.Ext(target) != "" {
		of = path.Dir(target)
	}
	switch {
	case of == folder || slices.Contains(allowed, anything):
		return target, true
	case of == "firefox/page" && folder != "firefox/page/aria" && !strings.HasSuffix(name, "_test.ts"):
		return target, slices.Contains(pageFacade, target) && slices.Contains(allowed, of)
	}
	return target, slices.Contains(allowed, of)
}
