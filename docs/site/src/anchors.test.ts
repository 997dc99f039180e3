import { expect, it } from "vitest";
import { anchorsOf, deadAnchors } from "./anchors.ts";

it("gives headings the anchors that GitHub gives them", () => {
  const page =
    "# The `sdk`, in short\n\n## What's new?\n\n## What's new?\n\n## Port {#PORT}\n\n## 发布\n";
  expect([...anchorsOf(page)]).toEqual([
    "the-sdk-in-short",
    "whats-new",
    "whats-new-1",
    "PORT",
    "发布",
  ]);
});

it("names links whose page or heading is not there", () => {
  const pages = [
    {
      path: "a",
      markdown:
        "# A\n\n[x](#a) [y](#b) [z](/b/#tide) [w](mcp.md) [v](https://a.example/b) ![p](/pictures/p.webp)",
    },
    { path: "b/index", markdown: "# Tide\n\n[x](/a#a) [y](/c)", file: "b.md" },
  ];
  expect(deadAnchors(pages)).toEqual([
    "a: the link #b leads nowhere",
    "a: the link mcp.md leads nowhere",
    "b.md: the link /c leads nowhere",
  ]);
});

it("takes no heading from code", () => {
  expect([...anchorsOf("```sh\n# comment\n```\n\n# Title\n")]).toEqual(["title"]);
});
