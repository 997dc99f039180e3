import ts from "typescript";
import { describe, expect, test } from "vitest";

const source = new URL(".", import.meta.url).pathname;
const packageFile = ts.sys.readFile(`${source}../package.json`) ?? "";
const context = ts.sys.readFile(`${source}_example-context.tsx`) ?? "";

/** The source of each entry point that other packages can import. */
const entryPoints = Object.values<Record<string, unknown>>(JSON.parse(packageFile).exports).map(
  (conditions) => new URL(`../${String(conditions["@atrium/source"])}`, import.meta.url).pathname,
);

interface Documented {
  /** Name and file of the export. */
  readonly title: string;
  readonly name: string;
  readonly entryPoint: string;
  readonly text: string;
  readonly examples: readonly string[];
}

const compilerOptions = readCompilerOptions();
const host = ts.createCompilerHost(compilerOptions);
const documented = readExports(ts.createProgram(entryPoints, compilerOptions, host));

test("every export has a description", () => {
  const without = documented.filter(({ text }) => text === "");
  expect(without.map(({ title }) => title)).toEqual([]);
});

test("every export, including types, has an example", () => {
  const without = documented.filter(({ examples }) => examples.length === 0);
  expect(without.map(({ title }) => title)).toEqual([]);
});

describe("every example compiles", () => {
  const complaints = compileExamples();
  test.each(documented.filter(({ examples }) => examples.length > 0))("$title", ({ name }) => {
    expect(complaints.get(name) ?? []).toEqual([]);
  });
});

function readCompilerOptions(): ts.CompilerOptions {
  const file = `${source}../tsconfig.json`;
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, `${source}..`);
  // Everything is in reach of an example, types and values alike, and it may end early.
  const loose = { verbatimModuleSyntax: false, isolatedModules: false, noImplicitReturns: false };
  // The examples are no files of the project: they are checked as a program that nothing refers to.
  const { tsBuildInfoFile: _, ...rest } = options;
  const single = { composite: false, incremental: false, emitDeclarationOnly: false, noEmit: true };
  return { ...rest, ...loose, ...single };
}

/** All exports by name; those that another package declares are documented there. */
function readExports(program: ts.Program): Documented[] {
  const checker = program.getTypeChecker();
  const found = new Map<string, Documented>();
  for (const entryPoint of entryPoints) {
    const module = checker.getSymbolAtLocation(orThrow(program.getSourceFile(entryPoint)));
    for (const exported of checker.getExportsOfModule(orThrow(module))) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const file = orThrow(symbol.declarations?.[0]).getSourceFile().fileName;
      if (!file.startsWith(source)) continue;
      const { name } = exported;
      const examples = symbol.getJsDocTags().filter((tag) => tag.name === "example");
      const title = `${name} of ${file.slice(source.length)}`;
      found.set(name, {
        title,
        name,
        entryPoint,
        text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
        examples: examples.map((tag) => textOf(tag)),
      });
    }
  }
  return [...found.values()];
}

/** What the compiler says about the examples, by the name of the export. */
function compileExamples(): Map<string, string[]> {
  const files = new Map(documented.map((one, i) => [`${source}example-${i}.tsx`, one]));
  const texts = new Map([...files].map(([file, one]) => [file, toModule(one)]));
  const exampleHost: ts.CompilerHost = {
    ...host,
    fileExists: (file) => texts.has(file) || host.fileExists(file),
    readFile: (file) => texts.get(file) ?? host.readFile(file),
    getSourceFile(file, languageVersion, ...rest) {
      const text = texts.get(file);
      if (text === undefined) return host.getSourceFile(file, languageVersion, ...rest);
      return ts.createSourceFile(file, text, languageVersion, true);
    },
  };
  const program = ts.createProgram([...files.keys()], compilerOptions, exampleHost);
  return new Map(
    [...files].map(([file, { name }]) => {
      const diagnostics = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
      return [name, diagnostics.map(toComplaint)];
    }),
  );
}

/** Examples as bodies of functions, so that they may declare names that are in reach already. */
function toModule({ examples }: Documented): string {
  const imports = entryPoints.map((entryPoint) => {
    const names = documented.filter((one) => one.entryPoint === entryPoint).map(({ name }) => name);
    return `import { ${names.join(", ")} } from "${entryPoint}";`;
  });
  imports.push(`import { ${namesInContext().join(", ")} } from "./_example-context.tsx";`);
  const functions = examples.map((text, i) => `export async function Example${i}() {\n${text}\n}`);
  return [...imports, ...functions].join("\n");
}

function namesInContext(): string[] {
  const exported = /^export (?:declare const (\w+)|\{ (.+) \})/gm;
  return [...context.matchAll(exported)].map(([, name, names]) => name ?? names ?? "");
}

function textOf(tag: ts.JSDocTagInfo): string {
  return ts.displayPartsToString(tag.text);
}

function toComplaint({ file, start, messageText }: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, "\n");
  if (file === undefined || start === undefined) return text;
  const { line } = file.getLineAndCharacterOfPosition(start);
  return `${file.text.split("\n")[line] ?? ""} ← ${text}`;
}

function orThrow<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("TypeScript did not find what it was asked for");
  return value;
}
