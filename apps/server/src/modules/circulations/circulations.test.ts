import { afterAll, beforeAll, expect, test } from "vitest";
import { act, get, result, signInStaff, write, type StaffClient } from "../../../tests/_content.ts";
import { makeRole, makeUser, roleId, userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { circulations } from "../../db/schema/index.ts";

let server: TestServer;
let staff: StaffClient;
let reviewer: string;
let publisher: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  reviewer = await userId(server, "reviewer");
  publisher = await userId(server, "publisher");
});

afterAll(() => server[Symbol.asyncDispose]());

async function readers(bizId: string, token: string) {
  const path = `GET /api/circulation/page?bizType=article&bizId=${bizId}`;
  return result(await server.call<"circulationsPage">(path, { token })).records;
}

async function remind(ids: string[], token: string) {
  return server.call<"circulationsRemind">("POST /api/circulation/remind", {
    token,
    body: { ids },
  });
}

test("the sender sees who has read by when, and reminds once a day", async () => {
  const id = await write(staff);
  const dueAt = new Date(Date.now() + 86_400_000 * 3).toISOString();
  result(await act(staff, "editor", "circulate", id, { userIds: [reviewer, publisher], dueAt }));
  const [one, other] = await readers(id, staff.editor);
  expect(new Set([one?.receiverName, other?.receiverName])).toEqual(
    new Set(["Publisher", "Reviewer"]),
  );
  expect(one).toMatchObject({ dueAt, readAt: null, mayRemind: true });
  expect((await readers(id, staff.publisher))[0]).toMatchObject({ mayRemind: false });

  result(await act(staff, "publisher", "markRead", id));
  const [unread, read] = await readers(id, staff.editor);
  expect(unread).toMatchObject({ receiverName: "Reviewer", readAt: null });
  expect(read?.readAt).not.toBeNull();

  const ids = [unread?.id ?? "", read?.id ?? ""];
  expect(result(await remind(ids, staff.editor))).toEqual({ reminded: 1 });
  expect((await readers(id, staff.editor))[0]).toMatchObject({ mayRemind: false });
  expect(result(await remind(ids, staff.editor))).toEqual({ reminded: 0 });
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await server.db.update(circulations).set({ remindedAt: yesterday });
  expect(result(await remind(ids, staff.editor))).toEqual({ reminded: 1 });
  expect((await remind(ids, staff.reviewer)).status).toBe(404);
});

test("a person who got two versions is reminded once", async () => {
  const id = await write(staff);
  result(await act(staff, "editor", "circulate", id, { userIds: [reviewer] }));
  const { version } = await get(staff, id);
  const body = { id, version, content: "<p>More</p>" };
  result(await server.call("PUT /api/dtArticle/update", { token: staff.editor, body }));
  result(await act(staff, "editor", "circulate", id, { userIds: [reviewer] }));
  const ids = (await readers(id, staff.editor)).map((row) => row.id);
  expect(ids).toHaveLength(2);
  expect(result(await remind(ids, staff.editor))).toEqual({ reminded: 1 });
});

test("a date in the past is refused", async () => {
  const id = await write(staff);
  const dueAt = "2020-01-01T00:00:00.000Z";
  const reply = await act(staff, "editor", "circulate", id, { userIds: [reviewer], dueAt });
  expect(reply.body.fieldErrors).toMatchObject([{ field: "dueAt", code: "minimum" }]);
});

test("a review is offered to those who may decide and wrote none of it", async () => {
  const roles = [await roleId(server, "reviewer"), await roleId(server, "editor")];
  const author = await makeUser(server, staff.admin, "writer", roles);
  const id = await write(staff);
  const { version } = await get(staff, id);
  const token = await server.signIn("writer");
  const body = { id, version, content: "<p>Hers</p>" };
  result(await server.call("PUT /api/dtArticle/update", { token, body }));
  result(await act(staff, "editor", "submit", id));
  const path = `GET /api/circulation/candidates?action=transfer&bizId=${id}&pageSize=200`;
  const { records } = result(
    await server.call<"circulationsCandidates">(path, { token: staff.reviewer }),
  );
  const reasons = new Map(records.map((one) => [one.id, one.unavailable]));
  expect(reasons.get(author)).toBe("author");
  expect(reasons.get(await userId(server, "auditor"))).toBe("notDecider");
  expect(reasons.get(await userId(server, "reviewer"))).toBe("self");
  expect((await server.call(path, { token: staff.editor })).status).toBe(403);
  for (const [person, reason] of [...reasons].toReversed()) {
    const given = { userIds: [person], comment: "Please" };
    const reply = await act(staff, "reviewer", "transfer", id, given);
    expect([person, reply.status === 200]).toEqual([person, reason === null]);
    if (reply.status === 200) break;
  }
});

test("who is offered is who can be chosen, and the others have a reason", async () => {
  const id = await write(staff);
  result(await act(staff, "editor", "circulate", id, { userIds: [reviewer] }));
  const role = await makeRole(server, "bystander", ["content:article:view"]);
  const bystander = await makeUser(server, staff.admin, "bystander", [role]);
  const path = `GET /api/circulation/candidates?bizType=article&bizId=${id}&pageSize=200`;
  const { records } = result(
    await server.call<"circulationsCandidates">(path, { token: staff.editor }),
  );
  const reasons = new Map(records.map((one) => [one.id, one.unavailable]));
  expect(reasons.get(bystander)).toBe("noPermission");
  expect(reasons.get(reviewer)).toBe("unread");
  expect(reasons.get(await userId(server, "editor"))).toBe("self");
  for (const [person, reason] of reasons) {
    if (reason !== null) continue;
    result(await act(staff, "editor", "circulate", id, { userIds: [person] }));
  }
  const found = result(
    await server.call<"circulationsCandidates">(`${path}&keyword=publish`, { token: staff.editor }),
  );
  expect(found.records.map(({ name }) => name)).toEqual(["Publisher"]);
  const unknown = await server.call(path.replace(id, "unknown"), { token: staff.editor });
  expect(unknown.status).toBe(404);
  const auditor = await server.signIn("auditor");
  expect((await server.call(path, { token: auditor })).status).toBe(403);
});

test("a review flow is offered those who may decide, and takes nobody else", async () => {
  const path = "GET /api/circulation/candidates?action=decide&pageSize=200";
  const { records } = result(
    await server.call<"circulationsCandidates">(path, { token: staff.admin }),
  );
  const reasons = new Map(records.map((one) => [one.id, one.unavailable]));
  expect(reasons.get(reviewer)).toBeNull();
  expect(reasons.get(publisher)).toBe("notDecider");
  expect((await server.call(path, { token: staff.editor })).status).toBe(403);
  const node = { nodeKey: "only", name: "Only", mode: "any" as const };
  for (const [index, [person, reason]] of [...reasons].entries()) {
    const assignees = { userIds: [person], roleCodes: [], workgroupIds: [] };
    const body = {
      parentId: "0",
      kind: "list",
      name: "Flow",
      code: `flow-${index}`,
      flow: [{ ...node, assignees }],
    };
    const reply = await server.call("POST /api/dtArticleType/save", { token: staff.admin, body });
    expect([person, reply.status]).toEqual([person, reason === null ? 200 : 400]);
    const faults = (reply.body.fieldErrors ?? []).map(({ field, code }) => ({ field, code }));
    const fault = { field: "flow.0.assignees.userIds", code: "notDecider" };
    expect(faults).toEqual(reason === null ? [] : [fault]);
  }
});

test("a flow keeps somebody who may not decide any more, and takes no other such", async () => {
  const role = await makeRole(server, "oncedecider", [
    "content:article:act",
    "content:article:approve",
  ]);
  const once = await makeUser(server, staff.admin, "once", [role]);
  const flowOf = (...userIds: string[]) => [
    {
      nodeKey: "only",
      name: "Only",
      mode: "any" as const,
      assignees: { userIds, roleCodes: ["reviewer"], workgroupIds: [] },
    },
  ];
  const token = staff.admin;
  const fields = { parentId: "0", kind: "list", name: "Kept", code: "kept", flow: flowOf(once) };
  const { id, version } = result(
    await server.call<"articleTypesSave">("POST /api/dtArticleType/save", { token, body: fields }),
  );
  const user = result(await server.call<"usersGet">(`GET /user/${once}`, { token }));
  const off = { id: once, version: user.version, status: "disabled" };
  result(await server.call("PUT /user/update", { token, body: off }));
  const update = (body: object) =>
    server.call<"articleTypesUpdate">("PUT /api/dtArticleType/update", { token, body });
  const kept = await update({ id, version, name: "Renamed", flow: flowOf(once) });
  const next = result(kept).version;
  const more = await update({ id, version: next, flow: flowOf(once, publisher) });
  expect(more.body.fieldErrors).toMatchObject([{ code: "notDecider" }]);
  expect(more.body.fieldErrors?.[0]?.message).toContain("Publisher");
  const nobody = await update({ id, version: next, flow: flowOf(once, "unknown") });
  expect(nobody.body.fieldErrors).toMatchObject([{ code: "exists" }]);
});

test("a step's candidates need the record", async () => {
  const path = "GET /api/circulation/candidates?action=circulate";
  const reply = await server.call(path, { token: staff.editor });
  expect(reply.body.fieldErrors).toMatchObject([{ field: "bizId", code: "required" }]);
});
