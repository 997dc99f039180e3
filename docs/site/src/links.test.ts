import { expect, it } from "vitest";
import { linkPage, type LinkTargets } from "./links.ts";

const targets: LinkTargets = {
  repository: undefined,
  pageOf: (file) => (file === "docs/testing.md" ? "contributing/testing" : undefined),
};
const link = (text: string, repository?: string) =>
  linkPage("docs/glossary.md", text, { ...targets, repository });

it("leads to the page of a file, with its anchor", () => {
  expect(link("[Tests](testing.md#parts)").markdown).toBe("[Tests](/contributing/testing#parts)");
});

it("leads to the repository, or nowhere, for other files", () => {
  expect(link("[Lock](../package.json)").markdown).toBe("Lock");
  expect(link("[Lock](../package.json)", "https://git.example/a/b").markdown).toBe(
    "[Lock](https://git.example/a/b/blob/main/package.json)",
  );
});

it("names a link that leads nowhere", () => {
  expect(link("[Gone](gone.md) and [Tests](testing.md)").dead).toEqual(["gone.md"]);
});

it("leaves code as it is", () => {
  const text = "`toast[kind](message)` and\n\n```ts\nlist[0](gone)\n```\n";
  expect(link(text)).toEqual({ markdown: text, dead: [] });
});
