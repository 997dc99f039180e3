import { expect, test } from "vitest";
import { zReviewNode } from "../../generated/form-schemas.ts";
import { newStage } from "./new-stage.ts";

test("a new stage has a unique key, even after others were removed", () => {
  expect(newStage([]).nodeKey).toBe("stage-1");
  expect(newStage([{ nodeKey: "editorial" }]).nodeKey).toBe("stage-2");
  expect(newStage([{ nodeKey: "stage-2" }]).nodeKey).toBe("stage-3");
  const flow = [{ nodeKey: "stage-3" }, { nodeKey: "stage-4" }];
  expect(newStage(flow).nodeKey).toBe("stage-5");
});

test("a new stage is valid once it has a name", () => {
  expect(zReviewNode.safeParse({ ...newStage([]), name: "First look" }).success).toBe(true);
});
