import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeReleasedContract } from "./contract-changes.mjs";
import { demandedBump, findVersionProblems, writeContractVersion } from "./contract-version.mjs";

/** A folder with a small contract, released as version 0.3.0. */
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "atrium-contract-"));
  write("openapi/openapi.yaml", "openapi: 3.1.0\ninfo:\n  title: Tides\n  version: 0.1.0\n");
  writeDocument(withFields("title", "subTitle"));
  release("0.3.0");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("demands nothing while the contract stays the same", () => {
  expect(findVersionProblems(root)).toEqual([]);
  declare("patch");
  expect(findVersionProblems(root)).toEqual([]);
});

it("demands nothing before the first release", () => {
  rmSync(join(root, "openapi/released.json"));
  removeField();
  expect(findVersionProblems(root)).toEqual([]);
});

describe("a field that is no longer returned", () => {
  beforeEach(removeField);

  it.each(["none", "patch"])("needs more than %s, and says which field", (bump) => {
    if (bump !== "none") declare(bump);
    expect(findVersionProblems(root)).toEqual([
      `The contract breaks clients of @atrium/sdk 0.3.0, which needs a changeset "@atrium/sdk": minor; the highest one is ${bump}.\n  - ArticleHead.subTitle is no longer returned`,
    ]);
  });

  it.each(["minor", "major"])("is accepted as %s", (bump) => {
    declare("patch", "fix");
    declare(bump);
    expect(findVersionProblems(root)).toEqual([]);
  });

  it("is a major change from 1.0.0 on", () => {
    writeDocument(withFields("title", "subTitle"));
    release("1.2.0");
    removeField();
    declare("minor");
    expect(findVersionProblems(root)).toEqual([expect.stringContaining(`"@atrium/sdk": major`)]);
    declare("major");
    expect(findVersionProblems(root)).toEqual([]);
  });

  it("is not excused by a changeset of another package or by an empty one", () => {
    write(".changeset/hooks.md", `---\n"@atrium/hooks": major\n---\n\nNew hooks.\n`);
    write(".changeset/nothing.md", "---\n---\n");
    expect(findVersionProblems(root)).toHaveLength(1);
  });
});

it("something new needs a changeset, without a list of what is new", () => {
  writeDocument(withFields("title", "subTitle", "summary"));
  expect(findVersionProblems(root)).toEqual([
    `The contract has more than that of @atrium/sdk 0.3.0, which needs a changeset "@atrium/sdk": patch; the highest one is none.`,
  ]);
  declare("patch");
  expect(findVersionProblems(root)).toEqual([]);
});

it.each([
  ["breaking", "0.4.2", "minor"],
  ["breaking", "1.4.2", "major"],
  ["additive", "0.4.2", "patch"],
  ["additive", "1.4.2", "minor"],
  ["same", "1.4.2", "none"],
])("a change that is %s demands of version %s the bump %s", (verdict, version, bump) => {
  expect(demandedBump(verdict, version)).toBe(bump);
});

it("the contract has the SDK's version", () => {
  write("packages/sdk/package.json", JSON.stringify({ version: "0.3.1" }));
  expect(findVersionProblems(root)).toEqual([
    `@atrium/sdk is 0.3.1, but openapi/openapi.yaml says 0.3.0 and the released contract 0.3.0. "pnpm version-packages" keeps the three the same.`,
  ]);
});

/** What `pnpm version-packages` does for a version. */
function release(version: string): void {
  write("packages/sdk/package.json", JSON.stringify({ version }));
  writeContractVersion(root);
  const file = join(root, "openapi/dist/openapi.json");
  writeDocument({ ...JSON.parse(readFileSync(file, "utf8")), info: { version } });
  writeReleasedContract(root);
}

function removeField(): void {
  writeDocument(withFields("title"));
}

/** A contract with one operation, which returns an article with these fields. */
function withFields(...names: string[]): object {
  const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  const schema = { $ref: "#/components/schemas/ArticleHead" };
  const responses = { 200: { content: { "application/json": { schema } } } };
  return {
    openapi: "3.1.0",
    info: { version: "0.3.0" },
    paths: { "/article": { get: { operationId: "articlesGet", responses } } },
    components: { schemas: { ArticleHead: { type: "object", properties } } },
  };
}

function writeDocument(document: object): void {
  write("openapi/dist/openapi.json", JSON.stringify(document));
}

function declare(bump: string, name = "change"): void {
  write(`.changeset/${name}.md`, `---\n"@atrium/sdk": ${bump}\n---\n\nWhat changed.\n`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
