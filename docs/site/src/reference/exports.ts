/** What the packages export, read from their sources by the compiler. */
import { join, relative } from "node:path";
import ts from "typescript";
import { readText, root } from "../repository.ts";

/** An entry point of a package, such as `@atrium/hooks/tabs`. */
export interface EntryPoint {
  specifier: string;
  /** The source that it begins with, from the repository's folder. */
  file: string;
  exports: ExportedName[];
}

/** What a reader needs to know of an export. */
export interface ExportedName {
  name: string;
  kind: "function" | "component" | "class" | "type" | "value";
  /** Its docstring without tags; empty when there is none. */
  summary: string;
  tags: { name: string; text: string }[];
  /** How it is declared, without bodies. */
  declaration: string;
  /** Where it is declared, from the repository's folder. */
  file: string;
}

interface Manifest {
  name: string;
  exports: Record<string, { "@atrium/source"?: string } | string>;
}

/** The entry points of a package with code. */
function entryPoints(folder: string): Omit<EntryPoint, "exports">[] {
  const manifest: Manifest = JSON.parse(readText(`${folder}/package.json`));
  return Object.entries(manifest.exports).flatMap(([path, target]) => {
    const source = typeof target === "string" ? undefined : target["@atrium/source"];
    if (source === undefined) return [];
    return [{ specifier: join(manifest.name, path), file: join(folder, source) }];
  });
}

/** Reads every export of these packages. */
export function readExports(folders: string[]): EntryPoint[] {
  const entries = folders.flatMap(entryPoints);
  const program = ts.createProgram(
    entries.map(({ file }) => join(root, file)),
    {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      customConditions: ["@atrium/source"],
      jsx: ts.JsxEmit.ReactJSX,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      strict: true,
      allowImportingTsExtensions: true,
      noEmit: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  return entries.map((entry) => {
    const source = program.getSourceFile(join(root, entry.file));
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${entry.file} is no module`);
    const exports = checker
      .getExportsOfModule(module)
      .map((symbol) => describe(symbol, checker))
      .toSorted((a, b) => a.name.localeCompare(b.name));
    return { ...entry, exports };
  });
}

function describe(exported: ts.Symbol, checker: ts.TypeChecker): ExportedName {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const declarations = symbol.declarations ?? [];
  const [first] = declarations;
  if (first === undefined) throw new Error(`${exported.name} is declared nowhere`);
  const signatures = declarations.filter((one) => isPublicDeclaration(one, declarations));
  return {
    name: exported.name,
    kind: kindOf(symbol, exported.name, first),
    summary: proseOf(symbol.getDocumentationComment(checker)),
    tags: symbol.getJsDocTags(checker).map(({ name, text }) => {
      return { name, text: name === "example" ? ts.displayPartsToString(text) : proseOf(text) };
    }),
    declaration: signatures.map((one) => declarationText(one, checker)).join("\n"),
    file: relative(root, first.getSourceFile().fileName),
  };
}

/** What a docstring says, with the names that it links to as code. */
function proseOf(parts: ts.SymbolDisplayPart[] | undefined): string {
  return ts
    .displayPartsToString(parts)
    .replaceAll(/\{@link(?:code|plain)?\s+([^}|\s]+)[^}]*\}/g, "`$1`");
}

/** The implementation behind overloads is not what callers see. */
function isPublicDeclaration(one: ts.Declaration, all: readonly ts.Declaration[]): boolean {
  const isImplementation = ts.isFunctionDeclaration(one) && one.body !== undefined;
  return !isImplementation || all.length === 1 || !all.some(isOverload);
}

function isOverload(one: ts.Declaration): boolean {
  return ts.isFunctionDeclaration(one) && one.body === undefined;
}

function kindOf(symbol: ts.Symbol, name: string, first: ts.Declaration): ExportedName["kind"] {
  if (ts.isClassDeclaration(first)) return "class";
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return "type";
  if (!ts.isFunctionDeclaration(first)) return "value";
  return /^[A-Z]/.test(name) ? "component" : "function";
}

function declarationText(declaration: ts.Declaration, checker: ts.TypeChecker): string {
  if (ts.isFunctionDeclaration(declaration)) {
    const end = declaration.body?.getStart() ?? declaration.end;
    const text = declaration.getSourceFile().text.slice(declaration.getStart(), end);
    return `${text.trim().replace(/;$/, "")};`.replace(/^export (?:async )?/, "");
  }
  if (ts.isVariableDeclaration(declaration)) return `const ${valueText(declaration, checker)};`;
  if (ts.isClassDeclaration(declaration)) return classText(declaration, checker);
  return declaration.getText().replace(/^export (?:declare )?/, "");
}

function valueText(declaration: ts.VariableDeclaration, checker: ts.TypeChecker): string {
  const name = declaration.name.getText();
  if (declaration.type !== undefined) return `${name}: ${declaration.type.getText()}`;
  const type = checker.getTypeAtLocation(declaration);
  return `${name}: ${checker.typeToString(type, declaration, ts.TypeFormatFlags.NoTruncation)}`;
}

/** A class without bodies and without what is private. */
function classText(declaration: ts.ClassDeclaration, checker: ts.TypeChecker): string {
  const { text } = declaration.getSourceFile();
  const head = text.slice(declaration.getStart(), declaration.members.pos).trim();
  const members = declaration.members.filter(
    (member) =>
      !(member.name && ts.isPrivateIdentifier(member.name)) &&
      (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) === 0,
  );
  const lines = members.map((member) => `  ${memberText(member, checker)};`);
  return `${head.replace(/^export /, "")}\n${lines.join("\n")}\n}`;
}

function memberText(member: ts.ClassElement, checker: ts.TypeChecker): string {
  const { text } = member.getSourceFile();
  if (ts.isPropertyDeclaration(member)) {
    const type = checker.typeToString(checker.getTypeAtLocation(member), member);
    const optional = member.questionToken === undefined ? "" : "?";
    const modifiers = member.modifiers?.map((one) => `${one.getText()} `).join("") ?? "";
    return `${modifiers}${member.name.getText()}${optional}: ${member.type?.getText() ?? type}`;
  }
  const body = ts.isFunctionLike(member) && "body" in member ? member.body : undefined;
  const end = (body as ts.Node | undefined)?.getStart() ?? member.end;
  return text.slice(member.getStart(), end).trim().replace(/;$/, "");
}
