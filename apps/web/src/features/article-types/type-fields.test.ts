import { expect, test } from "vitest";
import { newStage } from "./new-stage.ts";
import type { TypeFields } from "../../queries/article-types.ts";
import { fieldsOf, maxStages, typeSchema } from "./type-fields.ts";

const fresh: TypeFields = {
  ...fieldsOf(undefined, { language: "en", parentId: "0", orderBy: 20 }),
  name: "News",
  code: "news",
};

function staffed(name: string): TypeFields["flow"][number] {
  const nobody = newStage([]);
  return { ...nobody, name, assignees: { ...nobody.assignees, roleCodes: ["reviewer"] } };
}

/** Where the form finds something wrong. */
function faults(fields: TypeFields): string[] {
  const { error } = typeSchema.safeParse(fields);
  return error?.issues.map(({ path }) => path.join(".")) ?? [];
}

test("a new type has its parent and lacks only name and code", () => {
  expect(fieldsOf(undefined, { language: "zh-CN", parentId: "p", orderBy: 30 })).toMatchObject({
    language: "zh-CN",
    parentId: "p",
    orderBy: 30,
    kind: "list",
    requireReview: true,
    flow: [],
  });
  expect(faults({ ...fresh, name: "", code: "" })).toEqual(
    expect.arrayContaining(["name", "code"]),
  );
  expect(faults(fresh)).toEqual([]);
});

test("each stage needs a name and an assignee", () => {
  expect(faults({ ...fresh, flow: [staffed("First look")] })).toEqual([]);
  const nobody = { ...newStage([]), name: "Second look" };
  expect(faults({ ...fresh, flow: [staffed("First look"), nobody] })).toEqual(["flow.1.assignees"]);
  expect(faults({ ...fresh, flow: [staffed("")] })).toContain("flow.0.name");
});

test("a flow has at most as many stages as the contract allows", () => {
  const flow = Array.from({ length: maxStages + 1 }, () => staffed("Look"));
  expect(faults({ ...fresh, flow })).toEqual(["flow"]);
});

test("a link needs a URL", () => {
  expect(faults({ ...fresh, kind: "link" })).toEqual(["redirectUrl"]);
  expect(faults({ ...fresh, kind: "link", redirectUrl: "/index" })).toEqual([]);
});
