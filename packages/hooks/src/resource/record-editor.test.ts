import { ApiError } from "@atrium/sdk";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, test } from "vitest";
import type { Clock } from "../ports/clock.ts";
import { createRecordEditor } from "./record-editor.ts";

interface Role {
  id: string;
  version: number;
  name: string;
  remark: string;
  createdAt: string;
}

const fieldsOf = ({ name, remark }: Role) => ({ name, remark });

/** A server that keeps one role, and refuses what comes too late. */
function startServer() {
  let stored: Role = { id: "1", version: 1, name: "A", remark: "", createdAt: "2026" };
  const bodies: object[] = [];
  let failures: Error[] = [];
  return {
    bodies,
    role: () => stored,
    /** The next calls fail. */
    fail: (...errors: Error[]) => {
      failures = errors;
    },
    async update(body: { id: string; version: number; name?: string; remark?: string }) {
      bodies.push(body);
      await Promise.resolve();
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
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

type Server = ReturnType<typeof startServer>;

function edit(server: Server) {
  return createRecordEditor({ record: server.role(), fieldsOf, update: server.update });
}

/** A clock whose timers run when told to. */
function manualClock() {
  let due: { ms: number; task: () => void }[] = [];
  const clock: Clock = {
    now: () => 0,
    after(ms, task) {
      const timer = { ms, task };
      due.push(timer);
      return () => {
        due = due.filter((one) => one !== timer);
      };
    },
  };
  return {
    clock,
    pass: () => due.splice(0).forEach(({ task }) => task()),
    delays: () => due.map(({ ms }) => ms),
  };
}

describe("a save", () => {
  test("sends the edited fields with id and version, and the next one with the new version", async () => {
    const server = startServer();
    const editor = edit(server);
    const saving = editor.save({ name: "B" });
    expect(editor.get()).toMatchObject({ status: "saving", sent: { name: "B" } });
    expect(await saving).toMatchObject({ status: "saved", version: 2, base: { name: "B" } });
    await editor.save({ name: "C" });
    expect(server.bodies).toEqual([
      { id: "1", version: 1, name: "B", remark: "" },
      { id: "1", version: 2, name: "C", remark: "" },
    ]);
  });

  test("is sent once however often it is asked for", async () => {
    const server = startServer();
    const editor = edit(server);
    const outcomes = await Promise.all([
      editor.save({ name: "B" }),
      editor.save({ name: "B" }),
      editor.save(),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["saved", "saved", "saved"]);
    expect(server.bodies).toHaveLength(1);
  });

  test("sends what was edited since when it joins one in flight", async () => {
    const server = startServer();
    const editor = edit(server);
    const first = editor.save({ name: "B" });
    editor.edit({ remark: "later" });
    expect((await editor.save()).dirtyFields).toEqual([]);
    expect((await first).status).toBe("saved");
    expect(server.bodies).toEqual([
      { id: "1", version: 1, name: "B", remark: "" },
      { id: "1", version: 2, name: "B", remark: "later" },
    ]);
  });

  test("is not sent again when it joins one that fails", async () => {
    const server = startServer();
    server.fail(new Error("no"));
    const editor = edit(server);
    const outcomes = await Promise.all([editor.save({ name: "B" }), editor.save()]);
    expect(outcomes.map(({ status }) => status)).toEqual(["failed", "failed"]);
    expect(server.bodies).toHaveLength(1);
  });

  test("keeps base, version and draft after a failure, and may be tried again", async () => {
    const server = startServer();
    server.fail(new Error("no"));
    const editor = edit(server);
    const state = await editor.save({ name: "B" });
    expect(state).toMatchObject({ status: "failed", version: 1, base: { name: "A" } });
    expect(await editor.save()).toMatchObject({ status: "saved", draft: { name: "B" } });
  });

  test("sends the dirty fields alone where the call patches", async () => {
    const server = startServer();
    const editor = createRecordEditor({
      record: server.role(),
      fieldsOf,
      patch: ({ changes, isAutosave: _isAutosave, ...stored }) =>
        server.update({ ...changes, ...stored }),
    });
    await editor.save({ remark: "new" });
    expect(server.bodies).toEqual([{ id: "1", version: 1, remark: "new" }]);
  });
});

describe("a new record", () => {
  test("is created once however fast the clicks come, and updated from then on", async () => {
    const server = startServer();
    const created: object[] = [];
    const editor = createRecordEditor({
      record: undefined,
      initial: { name: "", remark: "" },
      fieldsOf,
      create: async (fields) => {
        created.push(fields);
        return { id: "1", version: 1 };
      },
      update: server.update,
    });
    const clicks = [editor.save({ name: "New" }), editor.save({ name: "New" })];
    expect((await Promise.all(clicks)).map(({ id }) => id)).toEqual(["1", "1"]);
    await editor.save();
    expect(created).toEqual([{ name: "New", remark: "" }]);
    await editor.save({ remark: "r" });
    expect(server.bodies).toEqual([{ id: "1", version: 1, name: "New", remark: "r" }]);
  });
});

describe("a creation whose outcome is unknown", () => {
  /** A server that creates the record but whose first replies are lost. */
  function startForgetful(lost: number) {
    const created = new Map<string, object>();
    const updates: object[] = [];
    let remaining = lost;
    return {
      created,
      updates,
      async create(fields: object, { idempotencyKey }: { idempotencyKey: string }) {
        await Promise.resolve();
        if (!created.has(idempotencyKey)) created.set(idempotencyKey, fields);
        expect(created.get(idempotencyKey)).toEqual(fields);
        remaining -= 1;
        if (remaining >= 0) throw new Error("the connection is gone");
        return { id: "1", version: 1 };
      },
      async update(body: { version: number }) {
        updates.push(body);
        return { version: body.version + 1 };
      },
    };
  }

  test("is sent again as it was, followed by what was typed since", async () => {
    const server = startForgetful(2);
    const initial = { name: "", remark: "" };
    const editor = createRecordEditor({ record: undefined, initial, fieldsOf, ...server });
    expect((await editor.save({ name: "New" })).status).toBe("failed");
    expect((await editor.save({ name: "Newer" })).status).toBe("failed");
    expect(await editor.save()).toMatchObject({ status: "saved", id: "1", dirtyFields: [] });
    expect([...server.created.values()]).toEqual([{ name: "New", remark: "" }]);
    expect(server.updates).toEqual([{ id: "1", version: 1, name: "Newer", remark: "" }]);
  });
});

describe("restoring edits of an earlier visit", () => {
  test("saves them by itself, merged with what others have saved since", async () => {
    const server = startServer();
    await edit(server).save({ remark: "theirs" });
    const { clock } = manualClock();
    const options = { record: server.role(), fieldsOf, update: server.update, clock };
    const editor = createRecordEditor({ ...options, autosave: { debounce: 1 } });
    const state = await editor.restore({ version: 1, base: { name: "A" }, changes: { name: "B" } });
    expect(state).toMatchObject({ status: "saved", resolutions: 2 });
    expect(server.role()).toMatchObject({ name: "B", remark: "theirs" });
  });

  test("opens a conflict when others have changed the same since", async () => {
    const server = startServer();
    await edit(server).save({ name: "theirs" });
    const editor = edit(server);
    const state = await editor.restore({ version: 1, base: { name: "A" }, changes: { name: "B" } });
    expect(state).toMatchObject({ status: "conflict", conflict: { fields: ["name"] } });
    expect(server.role().name).toBe("theirs");
  });
});

describe("two editors", () => {
  async function conflict() {
    const server = startServer();
    const [first, second] = [edit(server), edit(server)];
    await first.save({ name: "first" });
    const state = await second.save({ name: "second", remark: "mine" });
    return { server, first, second, state };
  }

  test("offer both versions to the later one, with the record that came along; nothing was overwritten", async () => {
    const { server, state } = await conflict();
    expect(server.role().name).toBe("first");
    expect(state).toMatchObject({
      status: "conflict",
      conflict: {
        base: { name: "A", remark: "" },
        mine: { name: "second", remark: "mine" },
        theirs: { name: "first", remark: "mine" },
        current: { version: 2, createdAt: "2026" },
        fields: ["name"],
      },
    });
    expect(server.bodies).toHaveLength(2);
  });

  test("save nothing over an open conflict", async () => {
    const { server, second } = await conflict();
    expect((await second.save({ name: "again" })).status).toBe("conflict");
    expect(server.bodies).toHaveLength(2);
  });

  test("send the outcome of a resolved conflict with the new version", async () => {
    const { server, second } = await conflict();
    const state = await second.resolve({ name: "theirs" });
    expect(state).toMatchObject({ status: "saved", version: 3 });
    expect(server.role()).toMatchObject({ name: "first", remark: "mine" });
    expect(await second.resolve()).toBe(state);
  });

  test("ask whoever was overtaken again again, about the newest version", async () => {
    const { server, first, second } = await conflict();
    await first.save({ name: "first again" });
    const state = await second.resolve();
    expect(state).toMatchObject({
      status: "conflict",
      conflict: { base: { name: "first" }, stored: { name: "first again" } },
    });
    await second.resolve({ name: "mine" });
    expect(server.role()).toMatchObject({ name: "second", remark: "mine", version: 4 });
  });
});

describe("two editors who are merged", () => {
  function open(server: Server) {
    const sent: { changes: object; isAutosave: boolean }[] = [];
    const editor = createRecordEditor({
      record: server.role(),
      fieldsOf,
      autoMerge: true,
      keepDropped: true,
      patch: ({ changes, isAutosave, ...stored }) => {
        sent.push({ changes, isAutosave });
        return server.update({ ...changes, ...stored });
      },
    });
    return { editor, sent };
  }

  test("keep what each changed alone, without a question", async () => {
    const server = startServer();
    const [{ editor: first }, { editor: second }] = [open(server), open(server)];
    await first.save({ name: "first" });
    const state = await second.save({ remark: "second" });
    expect(state).toMatchObject({ status: "saved", version: 3, merged: { name: "first" } });
    expect(server.role()).toMatchObject({ name: "first", remark: "second" });
  });

  test("save nothing more when both changed the same", async () => {
    const server = startServer();
    const [{ editor: first }, { editor: second }] = [open(server), open(server)];
    await first.save({ name: "same" });
    expect(await second.save({ name: "same" })).toMatchObject({ status: "saved", version: 2 });
    expect(server.role().version).toBe(2);
  });

  test("have the dropped values saved first, once however often one resolves", async () => {
    const server = startServer();
    const [{ editor: first }, { editor: second, sent }] = [open(server), open(server)];
    await first.save({ name: "first" });
    await second.save({ name: "second", remark: "second" });
    const choice = { name: { value: "first and second" } };
    const [state] = await Promise.all([second.resolve(choice), second.resolve(choice)]);
    expect(state).toMatchObject({ status: "saved", version: 4 });
    expect(sent.slice(1)).toEqual([
      { changes: { name: "second" }, isAutosave: false },
      { changes: { name: "first and second", remark: "second" }, isAutosave: false },
    ]);
    expect(server.role()).toMatchObject({ name: "first and second", remark: "second" });
  });

  test("have an open conflict when the dropped values cannot be saved", async () => {
    const server = startServer();
    const [{ editor: first }, { editor: second }] = [open(server), open(server)];
    await first.save({ name: "first" });
    await second.save({ name: "second" });
    server.fail(new ApiError({ kind: "network", errorCode: "NETWORK", message: "No answer" }));
    expect((await second.resolve({ name: "theirs" })).status).toBe("conflict");
    await first.save({ name: "first again" });
    expect(await second.resolve({ name: "theirs" })).toMatchObject({
      status: "conflict",
      conflict: { stored: { name: "first again" } },
    });
    expect(await second.resolve({ name: "theirs" })).toMatchObject({ status: "saved" });
    expect(server.role().name).toBe("first again");
  });
});

describe("autosave", () => {
  afterEach(() => onlineManager.setOnline(true));

  const unreached = () =>
    new ApiError({ kind: "network", errorCode: "NETWORK", message: "No answer" });

  function editByItself(server: Server) {
    const time = manualClock();
    const autosaves: boolean[] = [];
    const editor = createRecordEditor({
      record: server.role(),
      fieldsOf,
      patch: ({ changes, isAutosave, ...stored }) => {
        autosaves.push(isAutosave);
        return server.update({ ...changes, ...stored });
      },
      autosave: { debounce: 3_000, retryDelay: 5_000 },
      clock: time.clock,
    });
    return { editor, autosaves, ...time };
  }

  test("is debounced, and says that the record saves by itself", async () => {
    const server = startServer();
    const { editor, autosaves, pass, delays } = editByItself(server);
    editor.edit({ name: "B" });
    editor.edit({ name: "C" });
    expect(delays()).toEqual([3_000]);
    pass();
    expect((await editor.save()).status).toBe("saved");
    await editor.save({ name: "D" });
    expect(autosaves).toEqual([true, false]);
    expect(server.role().name).toBe("D");
    expect(delays()).toEqual([]);
  });

  test("follows up on what was edited while a save was under way", async () => {
    const server = startServer();
    const { editor, pass, delays } = editByItself(server);
    const saving = editor.save({ name: "B" });
    editor.edit({ name: "C" });
    await saving;
    expect(delays()).toEqual([3_000]);
    pass();
    await editor.save();
    expect(server.role().name).toBe("C");
  });

  test("retries a save that did not reach the server, with backoff", async () => {
    const server = startServer();
    server.fail(unreached(), unreached());
    const { editor, pass, delays } = editByItself(server);
    await editor.save({ name: "B" });
    expect(delays()).toEqual([5_000]);
    pass();
    await editor.save();
    expect(delays()).toEqual([10_000]);
    pass();
    await editor.save();
    expect(server.role().name).toBe("B");
    expect(delays()).toEqual([]);
  });

  test("retries as soon as the connection is back", async () => {
    const server = startServer();
    server.fail(unreached());
    const { editor, delays } = editByItself(server);
    onlineManager.setOnline(false);
    await editor.save({ name: "B" });
    onlineManager.setOnline(true);
    expect(editor.get()).toMatchObject({ status: "saving", isAutosave: true });
    await editor.save();
    expect(server.bodies).toHaveLength(2);
    expect(delays()).toEqual([]);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    expect(server.bodies).toHaveLength(2);
  });

  test("ends when the editor is disposed of, even after a save that is under way", async () => {
    const server = startServer();
    const { editor, delays } = editByItself(server);
    editor.edit({ name: "B" });
    editor.dispose();
    expect(delays()).toEqual([]);
    const saving = editor.save();
    editor.edit({ name: "C" });
    await saving;
    expect(delays()).toEqual([]);
  });
});
