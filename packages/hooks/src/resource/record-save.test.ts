import { ApiError } from "@atrium/sdk";
import { describe, expect, test } from "vitest";
import { createRecordSave } from "./record-save.ts";
import { saveReducer, type SaveEvent, type SaveState } from "./save-state.ts";

interface Role {
  id: string;
  version: number;
  name: string;
  remark: string;
  createdAt: string;
}

/** A server that keeps one role, and refuses what comes too late. */
function startServer() {
  let stored: Role = { id: "1", version: 1, name: "A", remark: "", createdAt: "2026" };
  const bodies: object[] = [];
  return {
    bodies,
    role: () => stored,
    async update(body: { id: string; version: number; name: string; remark: string }) {
      bodies.push(body);
      await Promise.resolve();
      if (body.name === "") throw new Error("name missing");
      if (body.version !== stored.version) {
        throw new ApiError({
          kind: "refused",
          errorCode: "VERSION_CONFLICT",
          message: "too late",
          status: 409,
          result: { current: stored },
        });
      }
      stored = { ...stored, ...body, version: stored.version + 1 };
      return stored;
    },
  };
}

function edit(server: ReturnType<typeof startServer>) {
  return createRecordSave({
    record: server.role(),
    fieldsOf: ({ name, remark }: Role) => ({ name, remark }),
    send: server.update,
  });
}

test("a save sends the edited fields with id and version, and the next one with the new version", async () => {
  const server = startServer();
  const editor = edit(server);
  expect(editor.get()).toEqual({ base: { name: "A", remark: "" }, version: 1, status: "idle" });
  const saving = editor.save({ name: "B", remark: "" });
  expect(editor.get()).toMatchObject({ status: "saving", mine: { name: "B" } });
  expect(await saving).toEqual({ base: { name: "B", remark: "" }, version: 2, status: "saved" });
  await editor.save({ name: "C", remark: "" });
  expect(server.bodies).toEqual([
    { id: "1", version: 1, name: "B", remark: "" },
    { id: "1", version: 2, name: "C", remark: "" },
  ]);
});

test("a second save while one is under way is not sent", async () => {
  const server = startServer();
  const editor = edit(server);
  await Promise.all([
    editor.save({ name: "B", remark: "" }),
    editor.save({ name: "B", remark: "" }),
  ]);
  expect(server.bodies).toHaveLength(1);
});

test("a failure keeps base and version, and may be tried again", async () => {
  const server = startServer();
  const editor = edit(server);
  const state = await editor.save({ name: "", remark: "" });
  expect(state).toMatchObject({ status: "failed", version: 1, base: { name: "A" } });
  expect((await editor.save({ name: "B", remark: "" })).status).toBe("saved");
});

describe("two editors", () => {
  async function conflict() {
    const server = startServer();
    const [first, second] = [edit(server), edit(server)];
    await first.save({ name: "first", remark: "" });
    const state = await second.save({ name: "second", remark: "mine" });
    return { server, first, second, state };
  }

  test("the later one is offered both versions; nothing was overwritten", async () => {
    const { server, state } = await conflict();
    expect(server.role().name).toBe("first");
    expect(state).toMatchObject({
      status: "conflict",
      conflict: {
        base: { name: "A", remark: "" },
        mine: { name: "second", remark: "mine" },
        theirs: { name: "first", remark: "" },
        version: 2,
        fields: ["name"],
      },
    });
  });

  test("an open conflict is not saved over", async () => {
    const { server, second, state } = await conflict();
    expect(await second.save({ name: "again", remark: "" })).toBe(state);
    expect(server.bodies).toHaveLength(2);
  });

  test("settled, the outcome is sent with the new version", async () => {
    const { server, second } = await conflict();
    const state = await second.resolve({ name: "theirs" });
    expect(state).toMatchObject({ status: "saved", version: 3 });
    expect(server.role()).toMatchObject({ name: "first", remark: "mine" });
    expect(await second.resolve()).toBe(state);
  });

  test("who was overtaken again is asked again, about the newest version", async () => {
    const { server, first, second } = await conflict();
    await first.save({ name: "first again", remark: "" });
    const state = await second.resolve();
    expect(state).toMatchObject({
      status: "conflict",
      conflict: { base: { name: "first" }, theirs: { name: "first again" }, version: 3 },
    });
    await second.resolve({ name: "mine" });
    expect(server.role()).toMatchObject({ name: "second", remark: "mine", version: 4 });
  });
});

describe("what does not fit changes nothing", () => {
  const base = { name: "A" };
  const states: SaveState<typeof base>[] = [
    { base, version: 1, status: "idle" },
    { base, version: 1, status: "saved" },
    { base, version: 1, status: "failed", error: 0 },
  ];
  const events: SaveEvent<typeof base>[] = [
    { type: "succeeded", version: 2 },
    { type: "failed", error: 0 },
    { type: "conflicted", theirs: base, version: 2 },
    { type: "settled", choices: undefined },
  ];
  test.each(
    states.flatMap((state) =>
      events.map((event) => [state.status, event.type, state, event] as const),
    ),
  )("%s: %s", (_status, _type, state, event) => {
    expect(saveReducer(state, event)).toBe(state);
  });
});
