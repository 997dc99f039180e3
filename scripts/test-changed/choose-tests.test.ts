import { expect, test } from "vitest";
import { chooseTests, describeChange, reasonToRun, tables } from "./choose-tests.mjs";

const costly = (file: string, isRelated = true) => ({ file, isRelated, isCostly: true });
const pure = (file: string, isRelated = true) => ({ file, isRelated, isCostly: false });
const [permissions = ""] = tables;

function choose(tests: ReturnType<typeof pure>[], changed: string[]) {
  const { chosen, skipped } = chooseTests(tests, changed);
  return { chosen: Object.fromEntries(chosen), skipped };
}

test("a change in a module runs the tests beside it and the table tests, not every server test", () => {
  const beside = "apps/server/src/modules/tags/tags.test.ts";
  const farAway = "apps/server/src/modules/roles/roles.test.ts";
  expect(
    choose(
      [costly(beside), costly(farAway), costly(permissions)],
      ["apps/server/src/modules/tags/save-tag.ts"],
    ),
  ).toEqual({
    chosen: { [beside]: "beside the change", [permissions]: "all operations" },
    skipped: [farAway],
  });
});

test("a change without tests beside it runs those of the nearest parent folder that import it", () => {
  const above = "apps/server/src/modules/tree.test.ts";
  const stranger = "apps/server/src/modules/index.test.ts";
  expect(
    choose([costly(above), costly(stranger, false)], ["apps/server/src/modules/tags/tag.ts"]),
  ).toEqual({ chosen: { [above]: "beside the change" }, skipped: [] });
});

test("cheap tests run when they import the change", () => {
  expect(
    choose(
      [pure("apps/web/src/a/a.test.ts"), pure("apps/web/src/b/b.test.ts", false)],
      ["packages/hooks/src/menus/menus.ts"],
    ),
  ).toEqual({ chosen: { "apps/web/src/a/a.test.ts": "imports the change" }, skipped: [] });
});

test("a changed test file always runs", () => {
  const file = "apps/server/tests/outgoing.test.ts";
  expect(choose([costly(file, false)], [file]).chosen).toEqual({ [file]: "changed" });
});

test("a file that no test imports runs the tests of its folder, and the table tests when it is the server's", () => {
  const contract = "openapi/contract.test.ts";
  const tests = [pure(contract, false), costly(permissions, false)];
  expect(choose(tests, ["openapi/paths/tags.yaml"]).chosen).toEqual({
    [contract]: "beside the change",
    [permissions]: "all operations",
  });
  expect(choose(tests, ["docs/testing.md"]).chosen).toEqual({});
});

test("the table tests can be skipped", () => {
  const test = costly(permissions);
  const change = describeChange([test], ["apps/server/src/modules/tags/save-tag.ts"]);
  expect(reasonToRun(test, change)).toBe("all operations");
  expect(reasonToRun(test, change, { withTables: false })).toBeUndefined();
});
