import { expect, test } from "vitest";
import { workflow } from "../../i18n/admin-en/workflow.ts";
import type { GrantablePermission } from "../../queries/permissions.ts";
import { accessSubjects, questionOf } from "./access-subjects.ts";

function permission(code: string): GrantablePermission {
  return {
    id: code,
    version: 1,
    createdAt: "",
    createdBy: "",
    createdByName: "",
    updatedAt: "",
    updatedBy: "",
    updatedByName: "",
    code,
    name: `Name of ${code}`,
    menuId: null,
    menuTitle: null,
    action: "page",
    httpMethod: "GET",
    apiPath: "/user/page",
    description: null,
    orderBy: 0,
    status: "enabled",
  };
}

const subjects = accessSubjects(
  [permission("system:user:page"), permission("system:user:delete")],
  {
    actions: workflow.actions,
    article: "an article",
    articleType: "an article type",
    permission: ({ name }) => name,
    page: () => "Users",
  },
);

function subject(value: string) {
  const found = subjects.find((one) => one.value === value);
  if (!found) throw new Error(`There is no ${value}`);
  return found;
}

test("each subject is there once", () => {
  const values = subjects.map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
});

test("a step is asked about with or without a record", () => {
  const publish = subject("articlesAct publish");
  expect(publish).toMatchObject({ label: "Publish now", detail: "an article" });
  const ask = { operationId: "articlesAct", action: "publish" };
  expect(questionOf(publish, null)).toEqual(ask);
  expect(questionOf(publish, "17")).toEqual({ ...ask, recordId: "17" });
});

test("a permission is a button, and with a record the call that it allows", () => {
  const remove = subject("system:user:delete");
  expect(questionOf(remove, null)).toEqual({ code: "system:user:delete" });
  expect(questionOf(remove, "17")).toEqual({ operationId: "usersDelete", recordId: "17" });
});

test("a permission without a trial ignores the record", () => {
  const list = subject("system:user:page");
  expect(list.keywords).toBe("system:user:page GET /user/page");
  expect(questionOf(list, "17")).toEqual({ code: "system:user:page" });
});
