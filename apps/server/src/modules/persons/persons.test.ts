import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { act, publish, result, signInStaff, type StaffClient } from "../../../tests/_content.ts";
import { testPassword } from "../../../tests/_database.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { tableNames } from "../../backup/table-catalog.ts";
import { queryRows } from "../../db/query-rows.ts";
import { comments, mails, messages, users } from "../../db/schema/index.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";
import { findPerson } from "./find-person.ts";

const visitor = "ann.visitor@example.com";
let server: TestServer;
let staff: StaffClient;
let articleId: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  await server.db
    .update(users)
    .set({ name: "Wanda Quaylord", email: "wanda@example.com", jobTitle: "Writer of Quays" })
    .where(eq(users.username, "editor"));
  staff.editor = await server.signIn("editor");
  articleId = await publish(staff, { title: "A harbour" });
  result(await act(staff, "publisher", "offline", articleId));
  for (const [name, email, content] of [
    ["Ann Visitor", visitor, "May I have your data?"],
    ["Bob Visitor", "bob@example.com", "And mine?"],
  ]) {
    const body = { name, subject: `Data of ${email}`, email, content };
    result(await server.call("POST /api/app/other/leaveMessage", { body }));
  }
});

afterAll(() => server[Symbol.asyncDispose]());

/** The tables in which a text occurs. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tableNames(server.db)) {
    const rows = await queryRows(
      server.db,
      sql`select 1 from ${sql.identifier(table)} t where t::text like ${`%${text}%`} limit 1`,
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}

describe("exportPerson", () => {
  it("contains what is known of an account, and no secret", async () => {
    const person = await findPerson(server.db, "Editor");
    const data = JSON.parse(JSON.stringify(await exportPerson(server.db, person)));
    expect(data.account).toMatchObject([{ name: "Wanda Quaylord", jobTitle: "Writer of Quays" }]);
    expect(data.roles).toMatchObject([{ code: "editor" }]);
    expect(data.signIns.length).toBeGreaterThan(0);
    expect(data.operations[0]).toMatchObject({ operationId: "articlesSave" });
    expect(JSON.stringify(data)).not.toMatch(/argon2|tokenHash|passwordHash":/);
  });

  it("contains what a visitor has sent, and nothing of others", async () => {
    const person = await findPerson(server.db, visitor.toUpperCase());
    expect(person.account).toBeNull();
    const data = JSON.parse(JSON.stringify(await exportPerson(server.db, person)));
    expect(data.messages).toMatchObject([{ content: "May I have your data?" }]);
    expect(JSON.stringify(data)).not.toContain("bob@example.com");
  });
});

describe("erasePerson", () => {
  it("deletes a visitor's messages, and leaves their comments without a name", async () => {
    const comment = { articleId, nickname: "Ann Visitor", email: visitor, content: "Well said" };
    await server.db.insert(comments).values({
      ...comment,
      id: "comment-of-ann",
      createdBy: "visitor",
      createdByName: "Ann Visitor",
      updatedBy: "visitor",
      updatedByName: "Ann Visitor",
      createdAt: new Date(),
      updatedAt: new Date(),
      address: "203.0.113.7",
      userAgent: "Browser of Ann",
    });
    const handled = { id: "comment-of-ann", version: 1, status: "approved" };
    result(await server.call("PUT /api/dtComment/update", { token: staff.admin, body: handled }));
    await server.db.insert(mails).values({
      to: "staff@example.com",
      subject: "News",
      text: `A message: Data of ${visitor}`,
      html: "",
      createdAt: new Date(),
      sentAt: new Date(),
    });
    await erasePerson(server.db, await findPerson(server.db, visitor), new Date());
    expect(await tablesWith(visitor)).toEqual([]);
    expect(await tablesWith("Ann Visitor")).toEqual([]);
    expect(await tablesWith("Browser of Ann")).toEqual([]);
    const left = await server.db.select({ email: messages.email }).from(messages);
    expect(left).toEqual([{ email: "bob@example.com" }]);
    const [kept] = await server.db.select().from(comments).where(eq(comments.id, "comment-of-ann"));
    expect(kept).toMatchObject({ nickname: "—", content: "Well said", email: null, address: "" });
  });

  it("leaves of an account what it did, under a name that says nothing", async () => {
    expect(await tablesWith("Wanda Quaylord")).toEqual(
      expect.arrayContaining(["articles", "content_history", "content_versions", "users"]),
    );
    const person = await findPerson(server.db, "wanda@example.com");
    await erasePerson(server.db, person, new Date());
    expect(await tablesWith("Wanda Quaylord")).toEqual(["operation_logs"]);
    expect(await tablesWith("wanda@example.com")).toEqual([]);
    expect(await tablesWith("Writer of Quays")).toEqual([]);
    const body = { username: "editor", password: testPassword };
    expect((await server.call("POST /login", { body })).status).toBe(400);
    expect((await server.call("GET /user/current", { token: staff.editor })).status).toBe(401);
    const article = result(
      await server.call<"articlesGet">(`GET /api/dtArticle/get/${articleId}`, {
        token: staff.admin,
      }),
    );
    expect(article).toMatchObject({ title: "A harbour", createdBy: person.account?.id });
    expect(article.createdByName).toMatch(/^erased-/);
  });

  it("refuses the only administrator", async () => {
    const person = await findPerson(server.db, "admin");
    await expect(erasePerson(server.db, person, new Date())).rejects.toMatchObject({
      errorCode: "LAST_ADMIN",
    });
    expect((await findPerson(server.db, "admin")).account?.status).toBe("active");
  });
});
