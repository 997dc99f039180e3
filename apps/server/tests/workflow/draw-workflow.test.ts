import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawnInto, page } from "./draw-workflow.ts";

it("docs/workflow.md shows the current state machine", () => {
  const text = readFileSync(page, "utf8");
  expect(text).toBe(drawnInto(text));
});
