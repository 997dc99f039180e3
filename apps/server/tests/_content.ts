import type { ReviewNode } from "../src/db/schema/article-types.ts";
import type { OperationId } from "../src/kernel/contract.ts";
import type { TestReply, TestServer } from "./_server.ts";

/** Tokens of the accounts that publish an article. */
export interface StaffClient {
  server: TestServer;
  admin: string;
  editor: string;
  reviewer: string;
  publisher: string;
  /** A published type of kind `list` with the code `news`. */
  typeId: string;
}

/** Signs everybody in and publishes a type. */
export async function signInStaff(server: TestServer): Promise<StaffClient> {
  const [admin, editor, reviewer, publisher] = await Promise.all(
    ["admin", "editor", "reviewer", "publisher"].map((name) => server.signIn(name)),
  );
  const staff = { server, typeId: "", ...tokens(admin, editor, reviewer, publisher) };
  return { ...staff, typeId: await publishType(staff, { code: "news", name: "News" }) };
}

/** A node of a review in which one of a role decides. */
export function nodeFor(roleCode: string): ReviewNode {
  const assignees = { userIds: [], roleCodes: [roleCode], workgroupIds: [] };
  return { nodeKey: roleCode, name: roleCode, mode: "any", assignees };
}

/** Creates, reviews and publishes an article type; returns its id. */
export async function publishType(
  staff: StaffClient,
  fields: Record<string, unknown>,
): Promise<string> {
  const body = { parentId: "0", kind: "list", ...fields };
  const saved = await staff.server.call<"articleTypesSave">("POST /api/dtArticleType/save", {
    token: staff.admin,
    body,
  });
  const { id } = result(saved);
  await republishType(staff, id);
  return id;
}

/** Publishes the latest version of a type. */
export async function republishType(staff: StaffClient, id: string): Promise<void> {
  const act = async (token: string, action: string) => {
    const { version } = result(
      await staff.server.call<"articleTypesGet">(`GET /api/dtArticleType/get/${id}`, { token }),
    );
    const step = { bizId: id, action, version };
    result(await staff.server.call("POST /api/dtArticleType/act", { token, body: step }));
  };
  await act(staff.admin, "submit");
  await act(staff.reviewer, "approve");
  await act(staff.publisher, "publish");
}

/** Writes an article as the editor; returns its id. */
export async function write(
  staff: StaffClient,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const body = { typeId: staff.typeId, title: "Harbour", content: "<p>Text</p>", ...fields };
  return result(
    await staff.server.call<"articlesSave">("POST /api/dtArticle/save", {
      token: staff.editor,
      body,
    }),
  ).id;
}

/** Performs an action on the article's current version. */
export async function act(
  staff: StaffClient,
  who: "admin" | "editor" | "reviewer" | "publisher",
  action: string,
  bizId: string,
  more: Record<string, unknown> = {},
): Promise<TestReply<"articlesAct">> {
  const token = staff[who];
  const { version } = await get(staff, bizId);
  const body = { bizId, action, version, ...more };
  return staff.server.call<"articlesAct">("POST /api/dtArticle/act", { token, body });
}

/** Writes and publishes an article; returns its id. */
export async function publish(
  staff: StaffClient,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const id = await write(staff, fields);
  await republish(staff, id);
  return id;
}

/** Has the latest version reviewed and approved. */
export async function approve(staff: StaffClient, id: string): Promise<void> {
  result(await act(staff, "editor", "submit", id));
  result(await act(staff, "reviewer", "approve", id));
}

/** Publishes the latest version. */
export async function republish(staff: StaffClient, id: string): Promise<void> {
  await approve(staff, id);
  result(await act(staff, "publisher", "publish", id));
}

/** As the administrator. */
export async function get(staff: StaffClient, id: string) {
  return result(
    await staff.server.call<"articlesGet">(`GET /api/dtArticle/get/${id}`, { token: staff.admin }),
  );
}

/** A public read. */
export async function read<Id extends OperationId = never>(
  staff: Pick<StaffClient, "server">,
  path: string,
): Promise<TestReply<Id>> {
  return staff.server.call<Id>(`GET /api/app/other/${encodeURI(path)}`);
}

/** The result of a call that must have succeeded. */
export function result<Id extends OperationId>(
  reply: TestReply<Id>,
): TestReply<Id>["body"]["result"] {
  if (reply.status === 200) return reply.body.result;
  throw new Error(`${reply.status} ${reply.body.errorCode}: ${reply.body.message}`);
}

function tokens(admin = "", editor = "", reviewer = "", publisher = "") {
  return { admin, editor, reviewer, publisher };
}
