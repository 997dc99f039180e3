import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { listOperations, type Contract } from "./operations.ts";
import { prepareTypes, type SchemaContract } from "./typed-contract.ts";
import { writeTypes } from "./types.ts";

const text = readFileSync(new URL("dist/openapi.json", import.meta.url), "utf8");
const contract = JSON.parse(text) as OpenAPI3 & SchemaContract & Contract;

/** What the types of the contract are without names: the very output of openapi-typescript. */
async function plainTypes(): Promise<string> {
  const nodes = await openapiTypescript(contract, {
    defaultNonNullable: false,
    transform: ({ format }) =>
      format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined,
  });
  return astToString(nodes);
}

/** Lists where the two differ; a mapped type over each member compares `?` and `readonly` as well. */
const comparison = `
import type * as plain from "./plain";
import type * as named from "./named";

type Modifiers<T> = { [K in keyof T]: 0 };
type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Alike<A, B> = [A] extends [B] ? ([B] extends [A] ? Identical<Modifiers<A>, Modifiers<B>> : false) : false;
type Query<T> = T extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;

export type Schemas = {
  [K in keyof plain.components["schemas"] | keyof named.components["schemas"]]:
    Alike<plain.components["schemas"][K], named.components["schemas"][K]> extends true ? never : K;
}[keyof plain.components["schemas"]];
export type Operations = {
  [K in keyof plain.operations | keyof named.operations]:
    Alike<plain.operations[K], named.operations[K]> extends true
      ? Alike<Query<plain.operations[K]>, Query<named.operations[K]>> extends true ? never : K
      : K;
}[keyof plain.operations];
export type Paths = {
  [K in keyof plain.paths | keyof named.paths]: Alike<plain.paths[K], named.paths[K]> extends true ? never : K;
}[keyof plain.paths];
`;

describe("the named types", () => {
  let plain: string;
  let named: string;
  beforeAll(async () => {
    plain = await plainTypes();
    named = await writeTypes(prepareTypes(contract), listOperations(contract));
  });

  it("say what openapi-typescript's own say, for every schema, operation and path", () => {
    const files = { "plain.d.ts": plain, "named.d.ts": named };
    expect(evaluate({ ...files, "comparison.ts": comparison })).toEqual({
      errors: [],
      Schemas: "never",
      Operations: "never",
      Paths: "never",
    });
  });

  it("would differ without a member, and with one that is no longer optional", () => {
    const differing = named
      .replace("summary: string | null;", "")
      .replace("pageNo?: number;", "pageNo: number;");
    const files = { "plain.d.ts": plain, "named.d.ts": differing };
    const found = evaluate({ ...files, "comparison.ts": comparison });
    expect(found["Schemas"]).toContain('"ArticleCard"');
    expect(found["Operations"]).toContain('"siteArticleList"');
  });
});

/** Compiles the files and prints what the exported types of `comparison.ts` come to. */
function evaluate(files: Record<string, string>): Record<string, unknown> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "atrium-types-"));
  const paths = Object.entries(files).map(([name, content]) => {
    const path = join(folder.path, name);
    writeFileSync(path, content);
    return path;
  });
  const target = ts.ScriptTarget.ES2023;
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: [], target };
  const program = ts.createProgram(paths, options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(folder.path, "comparison.ts"));
  const types = source?.statements.filter(ts.isTypeAliasDeclaration) ?? [];
  const exported = types.filter(({ modifiers }) => modifiers !== undefined);
  const { NoTruncation, InTypeAlias } = ts.TypeFormatFlags;
  const print = (type: ts.Type) =>
    checker.typeToString(type, undefined, NoTruncation | InTypeAlias);
  return {
    errors: ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText),
    ...Object.fromEntries(
      exported.map(({ name }) => [name.text, print(checker.getTypeAtLocation(name))]),
    ),
  };
}
