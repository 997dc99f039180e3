import { expect, test } from "vitest";
import { zReviewNode } from "../../generated/form-schemas.ts";
import { newStation } from "./flow-stations.ts";

test("a new station has a key that no other one has, also where some were removed", () => {
  expect(newStation([]).nodeKey).toBe("station-1");
  expect(newStation([{ nodeKey: "editorial" }]).nodeKey).toBe("station-2");
  expect(newStation([{ nodeKey: "station-2" }]).nodeKey).toBe("station-3");
  const flow = [{ nodeKey: "station-3" }, { nodeKey: "station-4" }];
  expect(newStation(flow).nodeKey).toBe("station-5");
});

test("it lacks nothing but its name", () => {
  expect(zReviewNode.safeParse({ ...newStation([]), name: "First look" }).success).toBe(true);
});
