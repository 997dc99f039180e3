import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawnInto, page } from "./draw-workflow.ts";

it("the drawing in docs/workflow.md shows the state machine as it is", () => {
  const text = readFileSync(page, "utf8");
  expect(text).toBe(drawnInto(text));
});
