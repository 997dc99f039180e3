import type { Sdk } from "@atrium/sdk";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInStaff } from "../../../apps/server/tests/_content.ts";
import { grant, makeUser, roleId } from "../../../apps/server/tests/_people.ts";
import { outcomeOf, type Outcome } from "../_recording-sdk.ts";
import { sdkFor } from "../_sdk.ts";

/*
 * Workflow actions at the same time: one succeeds, and the others get the reason. Every race runs several times, since
 * either side may win.
 */

const rounds = 5;
let server: TestServer;
let typeId: string;
let staff: Record<"admin" | "editor" | "reviewer" | "publisher", Sdk>;
/** Twenty people who decide, each signed in. */
const deciders: { id: string; sdk: Sdk }[] = [];

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  const client = await signInStaff(server);
  typeId = client.typeId;
  const [admin, editor, reviewer, publisher] = await Promise.all(
    ["admin", "editor", "reviewer", "publisher"].map((name) => sdkFor(server, name)),
  );
  if (!admin || !editor || !reviewer || !publisher) throw new Error("Somebody is missing");
  staff = { admin, editor, reviewer, publisher };
  const role = await roleId(server, "moderator");
  await grant(server, "moderator", "content:article:approve");
  for (let n = 0; n < 20; n += 1) {
    const id = await makeUser(server, client.admin, `decider${n}`, [role]);
    deciders.push({ id, sdk: await sdkFor(server, `decider${n}`) });
  }
});

afterAll(() => server[Symbol.asyncDispose]());

type Step = Parameters<Sdk["articles"]["act"]>[0];
type Racer = () => Promise<unknown>;

const late: readonly string[] = ["TASK_ALREADY_HANDLED", "VERSION_CONFLICT"];

/** Starts all in the same instant; the codes of those that lost. */
async function race(...racers: Racer[]): Promise<{ won: number; lost: string[] }> {
  const outcomes = await Promise.all(racers.map((run) => outcomeOf(run())));
  return { won: outcomes.filter(({ ok }) => ok).length, lost: outcomes.flatMap(codeOf) };
}

function codeOf(outcome: Outcome): string[] {
  return outcome.ok ? [] : [outcome.error.errorCode];
}

const read = (id: string) => staff.admin.articles.get({ id });
const step = (sdk: Sdk, action: Step["action"], id: string, version: number, more = {}) =>
  sdk.articles.act({ bizId: id, action, version, ...more });
const act = async (sdk: Sdk, action: Step["action"], id: string, more = {}) =>
  step(sdk, action, id, (await read(id)).version, more);

const newDraft = async (fields = {}) =>
  (
    await staff.editor.articles.save({
      typeId,
      title: "Raced",
      content: "<p>Text</p>",
      ...fields,
    })
  ).id;
const submitted = async (fields = {}) => {
  const id = await newDraft(fields);
  await act(staff.editor, "submit", id);
  return id;
};
const approved = async (fields = {}) => {
  const id = await submitted(fields);
  await act(staff.reviewer, "approve", id);
  return id;
};
const published = async () => {
  const id = await approved();
  await act(staff.publisher, "publish", id);
  return id;
};

/** A published type whose one node names the twenty. */
async function typeOfTwenty(mode: "any" | "all"): Promise<string> {
  const assignees = { userIds: deciders.map(({ id }) => id), roleCodes: [], workgroupIds: [] };
  const flow = [{ nodeKey: "all", name: "All", mode, assignees }];
  const fields = { parentId: "0", name: mode, code: `twenty-${mode}`, kind: "list" as const, flow };
  let { id, version } = await staff.admin.articleTypes.save(fields);
  const steps = { submit: staff.admin, approve: staff.reviewer, publish: staff.publisher };
  for (const action of ["submit", "approve", "publish"] as const) {
    ({ id, version } = await steps[action].articleTypes.act({ bizId: id, action, version }));
  }
  return id;
}

async function actionsOf(id: string): Promise<string[]> {
  return (await staff.admin.articles.history({ id })).map(({ action }) => action);
}

/** Runs the same race several times on new records. */
async function repeatedly(once: () => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await once();
}

describe("twenty simultaneous decisions", () => {
  it("count once where one is enough", async () => {
    const id = await submitted({ typeId: await typeOfTwenty("any") });
    const { version } = await read(id);
    const { won, lost } = await race(
      ...deciders.map(
        ({ sdk }) =>
          () =>
            step(sdk, "approve", id, version),
      ),
    );
    expect({ won, lost: new Set(lost) }).toEqual({
      won: 1,
      lost: new Set(["TASK_ALREADY_HANDLED"]),
    });
    expect((await actionsOf(id)).filter((action) => action === "approve")).toHaveLength(1);
  });

  it("count once each where all are needed", async () => {
    const id = await submitted({ typeId: await typeOfTwenty("all") });
    const { version } = await read(id);
    const everybodyTwice = [...deciders, ...deciders];
    const { won, lost } = await race(
      ...everybodyTwice.map(
        ({ sdk }) =>
          () =>
            step(sdk, "approve", id, version),
      ),
    );
    expect(won).toBe(20);
    expect(lost.filter((code) => !late.includes(code))).toEqual([]);
    expect((await read(id)).displayStatus).toBe("approved");
    expect((await actionsOf(id)).filter((action) => action === "approve")).toHaveLength(20);
  });
});

describe("two actions that exclude each other", () => {
  const excluding: [string, () => Promise<[Racer, Racer]>][] = [
    [
      "approving and withdrawing",
      async () => {
        const id = await submitted();
        const { version } = await read(id);
        return [
          () => step(staff.reviewer, "approve", id, version),
          () => step(staff.editor, "withdraw", id, version),
        ];
      },
    ],
    [
      "publishing and writing a new draft",
      async () => {
        const id = await approved();
        const { version } = await read(id);
        return [
          () => step(staff.publisher, "publish", id, version),
          () => staff.editor.articles.update({ id, version, title: "Newer" }),
        ];
      },
    ],
    [
      "submitting and submitting",
      async () => {
        const id = await newDraft();
        const submit = () => step(staff.editor, "submit", id, 1);
        return [submit, submit];
      },
    ],
    [
      "transferring and approving",
      async () => {
        const id = await submitted();
        const { version } = await read(id);
        const userIds = [deciders[0]?.id ?? ""];
        return [
          () => step(staff.reviewer, "transfer", id, version, { userIds, comment: "Please" }),
          () => step(staff.reviewer, "approve", id, version),
        ];
      },
    ],
    [
      "planning and publishing",
      async () => {
        const id = await approved();
        const { version } = await read(id);
        const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
        return [
          () => step(staff.publisher, "schedule", id, version, { scheduledAt }),
          () => step(staff.admin, "publish", id, version),
        ];
      },
    ],
    [
      "planning the old version and taking it offline",
      async () => {
        const id = await published();
        await act(staff.publisher, "offline", id);
        const { version } = await read(id);
        const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
        await step(staff.publisher, "schedule", id, version, { scheduledAt });
        const planned = (await read(id)).version;
        return [
          () => step(staff.publisher, "schedule", id, planned, { scheduledAt }),
          () => step(staff.admin, "unschedule", id, planned),
        ];
      },
    ],
    [
      "taking offline and taking offline",
      async () => {
        const id = await published();
        const { version } = await read(id);
        return [
          () => step(staff.publisher, "offline", id, version),
          () => step(staff.admin, "offline", id, version),
        ];
      },
    ],
  ];

  it.each(excluding)("%s: one happens", async (_case, prepare) => {
    await repeatedly(async () => {
      const { won, lost } = await race(...(await prepare()));
      expect(won).toBe(1);
      expect(lost.filter((code) => !late.includes(code))).toEqual([]);
    });
  });
});

describe("simultaneous actions", () => {
  it("circulate the same version to each receiver once", async () => {
    await repeatedly(async () => {
      const id = await newDraft();
      const userIds = deciders.map((decider) => decider.id);
      const send = () => step(staff.editor, "circulate", id, 1, { userIds });
      expect(await race(send, send)).toEqual({ won: 2, lost: [] });
      const history = await staff.admin.articles.history({ id });
      const sent = history.filter(({ action }) => action === "circulate");
      expect(sent.map(({ receivers }) => receivers.length)).toEqual([20]);
    });
  });

  it("delete an article only when no review is running", async () => {
    await repeatedly(async () => {
      const id = await submitted();
      const { version } = await read(id);
      const [approval, deletion] = await Promise.all([
        outcomeOf(step(staff.reviewer, "approve", id, version)),
        outcomeOf(staff.editor.articles.delete({ id })),
      ]);
      expect(approval?.ok).toBe(true);
      expect(deletion ? codeOf(deletion) : []).toEqual(deletion?.ok ? [] : ["REVIEW_RUNNING"]);
      const kept = await outcomeOf(read(id));
      expect(kept.ok).toBe(!deletion?.ok);
    });
  });

  it("delete a type or add an article to it, never both", async () => {
    await repeatedly(async () => {
      const code = `gone-${Math.random().toString(36).slice(2)}`;
      const fields = { parentId: "0", name: "Gone", code, kind: "list" as const };
      const { id: target } = await staff.admin.articleTypes.save(fields);
      const { won } = await race(
        () => staff.admin.articleTypes.delete({ id: target }),
        () => newDraft({ typeId: target }),
      );
      expect(won).toBe(1);
    });
  });
});
