import type { OperationId } from "../src/kernel/contract.ts";
import type { TestReply, TestServer } from "./_server.ts";

/** The accounts that an article's way to the public needs, signed in. */
export interface Desk {
  server: TestServer;
  admin: string;
  editor: string;
  reviewer: string;
  publisher: string;
  /** A published type of kind `list` with the code `news`. */
  typeId: string;
}

/** Signs everybody in and publishes a type. */
export async function openDesk(server: TestServer): Promise<Desk> {
  const [admin, editor, reviewer, publisher] = await Promise.all(
    ["admin", "editor", "reviewer", "publisher"].map((name) => server.signIn(name)),
  );
  const desk = { server, typeId: "", ...tokens(admin, editor, reviewer, publisher) };
  return { ...desk, typeId: await publishType(desk, { code: "news", name: "News" }) };
}

/** Creates, reviews and publishes an article type; gives its id. */
export async function publishType(desk: Desk, fields: Record<string, unknown>): Promise<string> {
  const body = { parentId: "0", kind: "list", ...fields };
  const saved = await desk.server.call<"articleTypesSave">("POST /api/dtArticleType/save", {
    token: desk.admin,
    body,
  });
  const { id } = result(saved);
  await republishType(desk, id);
  return id;
}

/** Takes the version of a type saved last to the public. */
export async function republishType(desk: Desk, id: string): Promise<void> {
  const act = async (token: string, action: string) => {
    const { version } = result(
      await desk.server.call<"articleTypesGet">(`GET /api/dtArticleType/get/${id}`, { token }),
    );
    const step = { bizId: id, action, version };
    result(await desk.server.call("POST /api/dtArticleType/act", { token, body: step }));
  };
  await act(desk.admin, "submit");
  await act(desk.reviewer, "approve");
  await act(desk.publisher, "publish");
}

/** Writes an article as the editor; gives its id. */
export async function write(desk: Desk, fields: Record<string, unknown> = {}): Promise<string> {
  const body = { typeId: desk.typeId, title: "Harbour", content: "<p>Text</p>", ...fields };
  return result(
    await desk.server.call<"articlesSave">("POST /api/dtArticle/save", {
      token: desk.editor,
      body,
    }),
  ).id;
}

/** Takes a step on the article's present version. */
export async function act(
  desk: Desk,
  who: "admin" | "editor" | "reviewer" | "publisher",
  action: string,
  bizId: string,
  more: Record<string, unknown> = {},
): Promise<TestReply<"articlesAct">> {
  const token = desk[who];
  const { version } = await get(desk, bizId);
  const body = { bizId, action, version, ...more };
  return desk.server.call<"articlesAct">("POST /api/dtArticle/act", { token, body });
}

/** Writes an article and takes it all the way to the public; gives its id. */
export async function publish(desk: Desk, fields: Record<string, unknown> = {}): Promise<string> {
  const id = await write(desk, fields);
  await republish(desk, id);
  return id;
}

/** Takes the version saved last to the public. */
export async function republish(desk: Desk, id: string): Promise<void> {
  result(await act(desk, "editor", "submit", id));
  result(await act(desk, "reviewer", "approve", id));
  result(await act(desk, "publisher", "publish", id));
}

/** The article as the administrator sees it. */
export async function get(desk: Desk, id: string) {
  return result(
    await desk.server.call<"articlesGet">(`GET /api/dtArticle/get/${id}`, { token: desk.admin }),
  );
}

/** A public read. */
export async function read<Id extends OperationId = never>(
  desk: Pick<Desk, "server">,
  path: string,
): Promise<TestReply<Id>> {
  return desk.server.call<Id>(`GET /api/app/other/${encodeURI(path)}`);
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
