import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publish, result, signInStaff, type StaffClient } from "../../../tests/_content.ts";
import { makeUser, roleId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { comments, messages, notifications, users } from "../../db/schema/index.ts";

/* Assignment of comments and messages, which works alike. */

let server: TestServer;
let staff: StaffClient;
let token: string;
let articleId: string;
let colleague: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  token = await server.signIn("moderator");
  articleId = await publish(staff, { title: "The new berth" });
  colleague = await makeUser(server, staff.admin, "lia", [await roleId(server, "moderator")]);
});

afterAll(() => server[Symbol.asyncDispose]());

interface Post {
  id: string;
  version: number;
}

const kinds = {
  dtComment: async (): Promise<Post> => {
    const body = { articleId, nickname: "Lin", content: "Will there be an open day?" };
    result(await server.call("POST /api/app/other/comment", { body }));
    const [row] = await server.db.select().from(comments).orderBy(desc(comments.id)).limit(1);
    return { id: row?.id ?? "", version: 1 };
  },
  dtMessage: async (): Promise<Post> => {
    const body = { name: "Lin", phone: "+86 571 5555", content: "Is there a berth in June?" };
    result(await server.call("POST /api/app/other/leaveMessage", { body }));
    const [row] = await server.db.select().from(messages).orderBy(desc(messages.id)).limit(1);
    return { id: row?.id ?? "", version: 1 };
  },
};

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])("assignment of %s", (path) => {
  const assign = (post: Post, assigneeId: string | null) =>
    server.call(`PUT /api/${path}/assign`, { token, body: { ...post, assigneeId } });
  const page = async (query: string) =>
    result(await server.call<"commentsPage">(`GET /api/${path}/page?${query}`, { token })).records;
  const idsOf = async (query: string) => (await page(query)).map(({ id }) => id);

  test("offers exactly the colleagues who may handle it", async () => {
    const list = await server.call<"commentsAssignees">(`GET /api/${path}/assignee/list`, {
      token,
    });
    const offered = result(list).map(({ username }) => username);
    expect(offered.toSorted()).toEqual(["admin", "lia", "moderator"]);
    const found = await server.call<"commentsAssignees">(
      `GET /api/${path}/assignee/list?keyword=LIA`,
      { token },
    );
    expect(result(found).map(({ username }) => username)).toEqual(["lia"]);
    const post = await kinds[path]();
    const editor = await makeUser(server, staff.admin, `ed${path.toLowerCase()}`, [
      await roleId(server, "editor"),
    ]);
    for (const id of [editor, "nobody"]) {
      const refusal = await assign(post, id);
      expect(refusal.body.fieldErrors).toMatchObject([{ field: "assigneeId" }]);
    }
  });

  test("is shown, filtered, and puts what nobody has first", async () => {
    const [older, newer] = [await kinds[path](), await kinds[path]()];
    result(await assign(newer, colleague));
    const notices = await server.db.select().from(notifications);
    const given = notices.filter(({ kind, bizId }) => kind === "assigned" && bizId === newer.id);
    expect(given).toMatchObject([{ userId: colleague, actorName: "Moderator" }]);
    expect((await assign(newer, null)).body.errorCode).toBe("VERSION_CONFLICT");
    const [first] = await page("pageSize=200");
    expect(first).toMatchObject({ id: older.id, assigneeId: null, assigneeName: null });
    expect(await idsOf("assignment=mine")).toEqual([]);
    expect(await idsOf("assignment=unassigned")).not.toContain(newer.id);
    const [me] = await server.db.select().from(users).where(eq(users.username, "moderator"));
    result(await assign({ id: newer.id, version: 2 }, me?.id ?? ""));
    expect(await page("assignment=mine")).toMatchObject([
      { id: newer.id, assigneeName: me?.name, version: 3 },
    ]);
    result(await assign({ id: newer.id, version: 3 }, null));
    expect(await idsOf("assignment=mine")).toEqual([]);
  });
});

test("what a deleted account had is nobody's", async () => {
  const gone = await makeUser(server, staff.admin, "gone", [await roleId(server, "moderator")]);
  const post = await kinds.dtComment();
  const body = { ...post, assigneeId: gone };
  result(await server.call("PUT /api/dtComment/assign", { token, body }));
  result(await server.call(`DELETE /user/${gone}`, { token: staff.admin }));
  const left = result(
    await server.call<"commentsGet">(`GET /api/dtComment/get/${post.id}`, { token }),
  );
  expect(left).toMatchObject({ assigneeId: null, assigneeName: null });
});
