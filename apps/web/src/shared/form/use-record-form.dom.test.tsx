import { ApiError } from "@atrium/sdk";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { useRecordForm } from "./use-record-form.ts";

afterEach(cleanup);

interface Role {
  id: string;
  version: number;
  name: string;
  remark: string;
}

const schema = z.object({ name: z.string(), remark: z.string() });
const fieldsOf = (role?: Role) => ({ name: role?.name ?? "", remark: role?.remark ?? "" });

/** A form about the third version of a role; nobody answers its saves before `answer`. */
function openForm() {
  const role: Role = { id: "1", version: 3, name: "Theirs", remark: "" };
  const sent: object[] = [];
  let answer: (written: { version: number }) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const { result } = renderHook(() =>
    useRecordForm<Role, ReturnType<typeof fieldsOf>>({
      schema,
      labels: {},
      record: role,
      fieldsOf,
      create: () => Promise.reject(new Error("It is there already")),
      update(body) {
        sent.push(body);
        return new Promise((resolve, reject) => {
          answer = resolve;
          refuse = reject;
        });
      },
      onSaved: () => undefined,
    }),
  );
  return {
    form: () => result.current,
    values: () => result.current.form.getValues(),
    sent,
    type: (name: string) => act(() => result.current.form.setValue("name", name)),
    submit: () => act(async () => void result.current.submit()),
    answer: (version: number) => act(async () => answer({ version })),
    refuse: (error: Error) => act(async () => refuse(error)),
    restore: (base: object, changes: object, version = 2) =>
      act(() => result.current.restoreEdits({ version, base, changes })),
  };
}

describe("edits of an earlier visit", () => {
  test("are put into the form when the record is as it was", async () => {
    const { form, values, restore } = openForm();
    expect(await restore({ name: "Theirs" }, { name: "Mine" }, 3)).toBe(true);
    expect([values().name, form().conflict, form().resolutions]).toEqual(["Mine", undefined, 1]);
  });

  test("are merged with what was saved since where only other fields have changed", async () => {
    const { form, values, restore, type } = openForm();
    type("Typed now");
    await restore({ remark: "" }, { remark: "Mine" });
    expect(values()).toEqual({ name: "Typed now", remark: "Mine" });
    expect([form().conflict, form().edited().version]).toEqual([undefined, 3]);
  });

  test("ask where the same has changed since, and again when the choice was put off", async () => {
    const { form, values, sent, restore, submit } = openForm();
    await restore({ name: "Before" }, { name: "Mine" });
    const conflict = { fields: ["name"], mine: { name: "Mine" }, theirs: { name: "Theirs" } };
    expect(form().conflict).toMatchObject(conflict);
    expect(values().name).toBe("Mine");
    expect(form().edited()).toMatchObject({ version: 2, stored: { name: "Before" } });
    act(() => form().postpone());
    await submit();
    expect(form().conflict).toMatchObject(conflict);
    expect(sent).toEqual([]);
  });

  test("are not taken up while the form is being saved", async () => {
    const { values, restore, submit, type } = openForm();
    type("Sent");
    await submit();
    expect(await restore({}, { name: "Mine" })).toBe(false);
    expect(values().name).toBe("Sent");
  });
});

test("an earlier state is put into the form, to be saved over the newest version", async () => {
  const { form, sent, submit } = openForm();
  expect(await act(() => form().restore({ name: "Once" }))).toBe(true);
  await submit();
  expect(sent).toEqual([{ id: "1", version: 3, name: "Once", remark: "" }]);
  expect(form().resolutions).toBe(1);
});

describe("discarding", () => {
  test("waits for a save", async () => {
    const { form, values, submit, answer, type } = openForm();
    type("Sent");
    await submit();
    expect(await act(() => form().discard())).toBe(false);
    await answer(4);
    type("More");
    expect(await act(() => form().discard())).toBe(true);
    expect(values().name).toBe("Sent");
  });

  test("shows what somebody else saved, and the next save contradicts nothing", async () => {
    const { form, values, sent, submit, refuse, type } = openForm();
    type("Mine");
    await submit();
    const current = { id: "1", version: 4, name: "Newest", remark: "" };
    await refuse(conflictWith(current));
    act(() => form().postpone());
    expect(await act(() => form().discard())).toBe(true);
    expect(values().name).toBe("Newest");
    type("Over theirs");
    await submit();
    expect(sent.at(-1)).toMatchObject({ version: 4, name: "Over theirs" });
  });
});

function conflictWith(current: Role): ApiError {
  return new ApiError({
    kind: "refused",
    errorCode: "VERSION_CONFLICT",
    message: "too late",
    status: 409,
    result: { current },
  });
}
