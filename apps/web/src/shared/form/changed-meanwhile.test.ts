import { expect, test } from "vitest";
import { changedMeanwhile } from "./changed-meanwhile.ts";

test("names what the faster save changed, without what there is to choose for", () => {
  const base = { name: "A", remark: "", tags: ["one"], orderBy: 1 };
  const stored = { name: "C", remark: "new", tags: ["one"], orderBy: 1 };
  expect(changedMeanwhile({ base, stored, fields: ["name"] })).toEqual(["remark"]);
  expect(changedMeanwhile({ base, stored: base, fields: [] })).toEqual([]);
});
