import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  act,
  signInStaff,
  publishType,
  republishType,
  result,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import { operationLogs, users } from "../../db/schema/index.ts";

let server: TestServer;
let staff: StaffClient;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  staff = await signInStaff(server);
  token = staff.admin;
});

afterAll(() => server[Symbol.asyncDispose]());

const create = (fields: Record<string, unknown>) =>
  server.call<"workgroupsCreate">("POST /workgroup/create", { token, body: fields });
const read = (id: string) => server.call<"workgroupsGet">(`GET /workgroup/${id}`, { token });
const page = async (query: string) =>
  result(await server.call<"workgroupsPage">(`GET /workgroup/page?${query}`, { token }));
const remove = (id: string) => server.call(`DELETE /workgroup/delete/${id}`, { token });
const update = (body: Record<string, unknown>) =>
  server.call("POST /workgroup/update", { token, body });

async function userId(username: string): Promise<string> {
  const [user] = await server.db.select().from(users).where(eq(users.username, username));
  return user?.id ?? "";
}

const addMembers = async (workgroupId: string, ...usernames: string[]) => {
  const userIds = await Promise.all(usernames.map(userId));
  const body = { workgroupId, userIds };
  return server.call<"workgroupMembersAdd">("POST /workgroup/member/add", { token, body });
};

describe("a workgroup", () => {
  test("is created, read, changed and deleted with its members", async () => {
    const leaderId = await userId("reviewer");
    const made = await create({ name: " Front page ", code: "front-page", leaderId });
    const { id } = result(made);
    result(await addMembers(id, "reviewer", "editor"));
    expect(result(await read(id))).toMatchObject({
      name: "Front page",
      leaderId,
      leaderName: "Reviewer",
      reviewMode: "any",
      status: "enabled",
      memberCount: 2,
    });
    result(await update({ id, version: 1, reviewMode: "all", leaderId: null }));
    expect(result(await read(id))).toMatchObject({ reviewMode: "all", leaderName: null });
    result(await remove(id));
  });

  test("has a unique name and code, whatever their case and look", async () => {
    const { id } = result(await create({ name: "Night shift", code: "night" }));
    const fields = async (body: Record<string, unknown>) => {
      const { errorCode, fieldErrors } = (await create(body)).body;
      return [errorCode, fieldErrors?.[0]?.field];
    };
    expect(await fields({ name: "night  SHIFT", code: "n2" })).toEqual(["DUPLICATE", "name"]);
    expect(await fields({ name: "Night\u200b shift", code: "n2" })).toEqual(["DUPLICATE", "name"]);
    expect(await fields({ name: "Other", code: "NIGHT" })).toEqual(["DUPLICATE", "code"]);
    result(await update({ id, version: 1, name: "NIGHT SHIFT" }));
    expect(await fields({ name: "Lost", code: "lost", leaderId: "nobody" })).toEqual([
      "VALIDATION_FAILED",
      "leaderId",
    ]);
  });

  test("cannot be deleted while a review flow or a running review uses it", async () => {
    const { id } = result(await create({ name: "Readers", code: "readers" }));
    result(await addMembers(id, "reviewer"));
    const assignees = { userIds: [], roleCodes: [], workgroupIds: [id] };
    const node = { nodeKey: "read", name: "Read", mode: "any", assignees };
    const typeId = await publishType(staff, { code: "read", name: "Read", flow: [node] });
    expect((await remove(id)).body).toMatchObject({
      errorCode: "IN_USE",
      result: { articleTypes: 1, reviews: 0 },
    });
    const articleId = await write(staff, { typeId });
    result(await act(staff, "editor", "submit", articleId));
    const change = { token, body: { id: typeId, version: 4, flow: [] } };
    result(await server.call("PUT /api/dtArticleType/update", change));
    expect((await remove(id)).body).toMatchObject({ result: { articleTypes: 1, reviews: 1 } });
    await republishType(staff, typeId);
    expect((await remove(id)).body).toMatchObject({ result: { articleTypes: 0, reviews: 1 } });
    result(await act(staff, "reviewer", "approve", articleId));
    result(await remove(id));
  });

  test("is filtered by keyword and sorted by size", async () => {
    const { id } = result(await create({ name: "100% checks", code: "all_checks" }));
    result(await create({ name: "100 checks", code: "allxchecks", status: "disabled" }));
    result(await addMembers(id, "editor"));
    expect((await page("keyword=100%25")).records.map((group) => group.id)).toEqual([id]);
    expect((await page("keyword=all_")).records.map((group) => group.id)).toEqual([id]);
    expect((await page("status=disabled")).total).toBe(1);
    const sorted = (await page("sortField=memberCount&sortOrder=desc")).records;
    expect(sorted.map(({ memberCount }) => memberCount)).toEqual([
      1,
      ...sorted.slice(1).map(() => 0),
    ]);
  });
});

describe("the members of a workgroup", () => {
  const members = async (query: string) =>
    result(
      await server.call<"workgroupMembersPage">(`GET /workGroup/member/page?${query}`, { token }),
    );

  test("are added once, listed with their names, and removed", async () => {
    const { id } = result(await create({ name: "Members", code: "members" }));
    expect(result(await addMembers(id, "editor", "auditor"))).toEqual({ added: 2, skipped: 0 });
    expect(result(await addMembers(id, "editor", "publisher"))).toEqual({ added: 1, skipped: 1 });
    const { records, total } = await members(`workgroupId=${id}&sortField=username&sortOrder=desc`);
    expect(total).toBe(3);
    expect(records.map(({ username }) => username)).toEqual(["publisher", "editor", "auditor"]);
    expect(records[1]).toMatchObject({
      workgroupName: "Members",
      name: "Editor",
      avatar: null,
      orgName: "Company",
      memberRole: "member",
      orderBy: 0,
    });
    const list = result(
      await server.call<"workgroupMembersList">(
        `GET /workgroup/member/list?workgroupId=${id}&keyword=AUD`,
        { token },
      ),
    );
    expect(list.map(({ username }) => username)).toEqual(["auditor"]);
    const [member] = list;
    result(await server.call(`DELETE /workGroup/member/delete/${member?.id ?? ""}`, { token }));
    expect((await members(`workgroupId=${id}`)).total).toBe(2);
  });

  test("change their part in the group, on record", async () => {
    const { id: workgroupId } = result(await create({ name: "Roles", code: "roles" }));
    result(await addMembers(workgroupId, "editor"));
    const [member] = (await members(`workgroupId=${workgroupId}`)).records;
    const { id = "", version } = member ?? {};
    const body = { id, version, memberRole: "leader" };
    const path = "POST /workGroup/member/update";
    const reply = await server.call<"workgroupMembersUpdate">(path, { token, body });
    expect(result(reply)).toEqual({ id, version: 2 });
    const [changed] = (await members(`workgroupId=${workgroupId}`)).records;
    expect(changed).toMatchObject({
      memberRole: "leader",
      orderBy: 0,
      updatedByName: "Administrator",
    });
    const [entry] = await operationLog(server, eq(operationLogs.requestId, reply.body.requestId));
    expect(entry).toMatchObject({
      targetName: "Roles: Editor",
      changes: [{ field: "memberRole", before: '"member"', after: '"leader"' }],
    });
  });

  test("are added all or none", async () => {
    const { id } = result(await create({ name: "All or none", code: "all-or-none" }));
    const add = async (workgroupId: string, userIds: string[]) =>
      server.call("POST /workGroup/member/add", { token, body: { workgroupId, userIds } });
    const editor = await userId("editor");
    expect((await add(id, [editor, "nobody"])).body).toMatchObject({
      fieldErrors: [{ field: "userIds.1", code: "exists" }],
    });
    expect((await members(`workgroupId=${id}`)).total).toBe(0);
    expect((await add("nowhere", [editor])).body).toMatchObject({
      fieldErrors: [{ field: "workgroupId", code: "exists" }],
    });
  });

  test("are members once, however many add them", async () => {
    const { id } = result(await create({ name: "Crowd", code: "crowd" }));
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => addMembers(id, "editor", "auditor", "publisher")),
    );
    const counts = replies.map((reply) => result(reply));
    expect(counts.reduce((sum, { added }) => sum + added, 0)).toBe(3);
    expect(counts.reduce((sum, { skipped }) => sum + skipped, 0)).toBe(57);
  });
});
