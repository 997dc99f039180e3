import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passkeys, publishedArticles } from "../src/db/schema/index.ts";
import { OperationSchemas } from "../src/http/operation-schemas.ts";
import { readContract, type ContractOperation, type JsonSchema } from "../src/kernel/contract.ts";
import { publish, publishType, result, signInStaff, type StaffClient } from "./_content.ts";
import { makeUser, roleId, userId } from "./_people.ts";
import { startTestServer, type TestServer } from "./_server.ts";

/* Every list without totals, one page after the other. */

/** A part of them would be of no use: trees, and a row for each kind of work. */
const wholes = [
  "siteTypeTree",
  "siteProductTree",
  "menusTree",
  "orgsTree",
  "menusCurrentUser",
  "usersOpenWork",
];

const { operations, document } = readContract();
const schemas = new OperationSchemas({ document });
const lists = operations.filter(
  (operation) =>
    operation.method === "GET" &&
    operation.answersJson &&
    !wholes.includes(operation.id) &&
    resultOf(schemas.reply(operation))?.["type"] === "array",
);
let server: TestServer;
let staff: StaffClient;
/** Parameters that an operation needs. */
const needed: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  const ids = await publishArticles();
  const file = await uploadFile();
  await createSiteParts(ids, file.url);
  await createPeople();
  await publishType(staff, { code: "events", name: "Events" });
  const tree = await server.call<"orgsTree">("GET /org/tree", { token: staff.admin });
  const [company] = result(tree);
  for (const name of ["One", "Two"]) {
    await save("/org/create/child", { parentId: company?.id, name, code: name.toLowerCase() });
  }
  for (let n = 0; n < 3; n += 1) {
    await save("/api/dtArticle/previewLink/save", { articleId: ids[0] });
    const remark = { articleId: ids[0], versionNo: 1, field: "title", text: `Remark ${n}` };
    await save("/api/dtArticleRemark/save", remark);
  }
  needed["articlesPreviewLinks"] = { id: ids[0] ?? "" };
  needed["articleRemarksList"] = { articleId: ids[0] ?? "" };
  needed["calendarEntries"] = {
    from: "2000-01-01T00:00:00Z",
    to: new Date(Date.now() + 3_600_000).toISOString(),
  };
  needed["savedViewsList"] = { list: "usersPage" };
  for (const name of ["Active", "Locked", "Ours"]) {
    await save("/api/savedView/save", { list: "usersPage", name, search: "" });
  }
  needed["filesUses"] = { id: file.id };
  needed["articlesHistory"] = { id: ids[0] ?? "" };
  needed["articleTypesHistory"] = { id: staff.typeId };
  for (const version of [1, 2]) await changeHomePage(version);
  needed["homePagesHistory"] = { id: "home-en" };
  needed["homePagesVersions"] = { id: "home-en" };
  const messageId = await answerMessage();
  needed["messagesAnswers"] = { id: messageId };
  needed["orgsChildren"] = { id: company?.id ?? "" };
  needed["siteIndexRecommend"] = { positionType: "home" };
  needed["usersFindByProgramId"] = { programId: "harbour" };
});

afterAll(() => server[Symbol.asyncDispose]());

function resultOf({ properties, allOf }: JsonSchema): JsonSchema | undefined {
  const own = (properties as Record<string, JsonSchema> | undefined)?.["result"];
  return own ?? (allOf as JsonSchema[] | undefined)?.map(resultOf).find(Boolean);
}

async function save(path: string, body: object): Promise<string> {
  const reply = await server.call<"bannersSave">(`POST ${path}`, { token: staff.admin, body });
  return result(reply).id;
}

async function changeHomePage(version: number): Promise<void> {
  const body = { id: "home-en", version, sections: [] };
  const call = { token: staff.admin, body };
  result(await server.call<"homePagesUpdate">("PUT /api/dtHomePage/update", call));
}

/** Three articles, one of them of another month. */
async function publishArticles(): Promise<string[]> {
  const ids: string[] = [];
  for (const title of ["Quay", "Pier", "Mole"])
    ids.push(await publish(staff, { title, tags: ["tide", title] }));
  const publishedAt = new Date("2026-03-14T09:30:00Z");
  const last = eq(publishedArticles.id, ids[2] ?? "");
  await server.db.update(publishedArticles).set({ publishedAt }).where(last);
  return ids;
}

async function uploadFile() {
  const form = new FormData();
  form.append("fileName", new Blob(["a,b\r\n"]), "tides.csv");
  const call = { token: staff.admin, form };
  return result(await server.call<"filesUpload">("POST /api/file/upload", call));
}

/** A message with three answers. */
async function answerMessage(): Promise<string> {
  const left = { name: "Lin", phone: "+86 571 5555", content: "Is there a berth free?" };
  await server.call("POST /api/app/other/leaveMessage", { body: left });
  const page = await server.call<"messagesPage">("GET /api/dtMessage/page", { token: staff.admin });
  const id = result(page).records[0]?.id ?? "";
  for (const version of [1, 2, 3]) {
    const body = { id, version, content: `Answer ${version}` };
    await server.call("POST /api/dtMessage/reply", { token: staff.admin, body });
  }
  return id;
}

async function createSiteParts(articleIds: readonly string[], image: string): Promise<void> {
  const picture = { image, imageAlt: "A quay" };
  for (const [at, articleId] of articleIds.entries()) {
    const [title, name] = [`Link ${at}`, `Link ${at}`];
    await save("/api/dtRecommend/save", { positionType: "home", articleId });
    await save("/api/dtBanner/save", { position: "home", title, ...picture });
    await save("/api/dtQuickLink/save", { title, url: "/index" });
    await save("/api/dtFriendlyLink/save", { name, url: "https://example.org" });
  }
}

async function createPeople(): Promise<void> {
  const workgroupId = await save("/workgroup/create", { name: "Crew", code: "crew" });
  const roleIds = [await roleId(server, "editor")];
  const userIds: string[] = [];
  for (const username of ["anna", "bela", "cira"]) {
    const more = { programId: "harbour" };
    userIds.push(await makeUser(server, staff.admin, username, roleIds, more));
  }
  const call = { token: staff.admin, body: { workgroupId, userIds } };
  await server.call("POST /workGroup/member/add", call);
  await server.signIn("admin");
  await addPasskeys(await userId(server, "admin"));
}

async function addPasskeys(owner: string): Promise<void> {
  const names = ["Laptop", "Phone"];
  const key = { publicKey: "", counter: 0, transports: [], synced: false, createdAt: new Date() };
  const rows = names.map((name) => ({ ...key, userId: owner, credentialId: name, name }));
  await server.db.insert(passkeys).values(rows);
}

/** Calls a list as the administrator. */
async function ask(operation: ContractOperation, page: Record<string, number>) {
  const { id = "", positionType = id, ...parameters } = needed[operation.id] ?? {};
  const query = Object.entries({ ...parameters, ...page });
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
  const path = operation.path.replace("{positionType}", positionType).replace("{id}", id);
  const reply = await server.call(`GET ${path}?${search.toString()}`, { token: staff.admin });
  const records = result(reply);
  if (!Array.isArray(records)) throw new Error(`${operation.id} answers with no list`);
  const truncated: unknown = Reflect.get(reply.body, "truncated");
  return { records: records as unknown[], truncated };
}

test("every list takes pageNo and pageSize", () => {
  expect(lists.length).toBeGreaterThanOrEqual(25);
  for (const { id, queryNames } of lists) {
    expect([id, queryNames]).toEqual([id, expect.arrayContaining(["pageNo", "pageSize"])]);
  }
});

test.each(lists)("$id has pages", async (operation) => {
  const whole = await ask(operation, {});
  expect(whole.records.length).toBeGreaterThanOrEqual(2);
  expect(whole.truncated).toBeUndefined();
  const paged: unknown[] = [];
  for (let pageNo = 1; paged.length < whole.records.length; pageNo += 1) {
    const page = await ask(operation, { pageNo, pageSize: 2 });
    paged.push(...page.records);
    expect(page.records.length).toBeGreaterThan(0);
    if (operation.access === "public") continue;
    const isLast = paged.length === whole.records.length;
    expect([pageNo, page.truncated]).toEqual([pageNo, isLast ? undefined : true]);
  }
  expect(paged).toEqual(whole.records);
  expect(await ask(operation, { pageNo: 1, pageSize: 1 })).toMatchObject({
    records: whole.records.slice(0, 1),
  });
  for (const pageNo of [1000, 1_000_000]) {
    expect((await ask(operation, { pageNo, pageSize: 200 })).records).toEqual([]);
  }
});
