import { useRecordEditor } from "@atrium/hooks/resource";
import { useMutation } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { openTestApp, uniqueName, type TestApp } from "./_test-app.tsx";
import { createRole, roleQueriesOf, type Role } from "./_roles.ts";

test("the later of two editors sees both versions and nobody's work is lost", async () => {
  const [mei, tom] = [await openTestApp("admin"), await openTestApp("admin")];
  const role = await createRole(mei);
  const fieldsOf = ({ name, description, orderBy }: Role) => ({ name, description, orderBy });
  function editorOf(app: TestApp) {
    return renderHook(
      () => {
        const { mutateAsync } = useMutation(roleQueriesOf(app).update());
        return useRecordEditor({ record: role, fieldsOf, update: mutateAsync });
      },
      { wrapper: app.Wrapper },
    );
  }
  const [first, second] = [await editorOf(mei), await editorOf(tom)];
  const base = fieldsOf(role);
  const theirName = uniqueName("Theirs");
  await first.act(() => first.result.current.save({ ...base, name: theirName, orderBy: 7 }));
  expect(first.result.current.state.status).toBe("saved");

  const mine = { ...base, name: uniqueName("Mine"), description: "written by Tom" };
  await second.act(() => second.result.current.save(mine));
  expect(second.result.current.state).toMatchObject({
    status: "conflict",
    conflict: {
      base,
      mine: { ...mine, orderBy: 7 },
      stored: { name: theirName },
      fields: ["name"],
    },
  });
  expect((await mei.sdk.roles.get(role.id)).name).toBe(theirName);

  await second.act(() => second.result.current.resolve({ name: "theirs" }));
  expect(second.result.current.state.status).toBe("saved");
  expect(await mei.sdk.roles.get(role.id)).toMatchObject({
    name: theirName,
    description: "written by Tom",
    orderBy: 7,
  });
  expect(tom.notices).toEqual([]);
});
