import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { menus } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";

type MenuEntry = components["schemas"]["MenuEntry"];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
});

afterAll(() => server[Symbol.asyncDispose]());

async function menusOf(username: string): Promise<MenuEntry[]> {
  const token = await server.signIn(username);
  const reply = await server.call<"menusCurrentUser">("GET /menus/currentUser", { token });
  return reply.body.result;
}

function titles(entries: MenuEntry[]): string[] {
  return entries.flatMap(({ title, children }) => [title, ...titles(children)]);
}

function find(entries: MenuEntry[], title: string): MenuEntry | undefined {
  const flat = (list: MenuEntry[]): MenuEntry[] =>
    list.flatMap((entry) => [entry, ...flat(entry.children)]);
  return flat(entries).find((entry) => entry.title === title);
}

describe("the signed-in user's menus", () => {
  test("are those that the account's roles open, in order", async () => {
    const editor = titles(await menusOf("editor"));
    expect(editor.slice(0, 4)).toEqual(["Dashboard", "Content", "Articles", "New article"]);
    expect(editor).toEqual(expect.arrayContaining(["Tasks", "To review", "Profile"]));
    expect(editor).not.toContain("Users");
    expect(editor).not.toContain("Site settings");
    expect(titles(await menusOf("moderator"))).toEqual(
      expect.arrayContaining(["Comments", "Messages"]),
    );
  });

  test("are all of them for an administrator", async () => {
    expect(titles(await menusOf("admin"))).toEqual(
      expect.arrayContaining(["Users", "Roles", "Menus", "Permissions", "Sessions", "Comments"]),
    );
  });

  test("list the buttons that the account has on each page", async () => {
    const editor = find(await menusOf("editor"), "Articles")?.permissionButtons;
    expect(editor).toEqual(expect.arrayContaining(["save", "update", "act"]));
    const media = find(await menusOf("editor"), "Media")?.permissionButtons;
    expect(media).toEqual(
      expect.arrayContaining(["upload", "view", "update", "replace", "delete"]),
    );
    const auditor = find(await menusOf("auditor"), "Articles")?.permissionButtons;
    expect(auditor).toEqual(expect.arrayContaining(["page", "view"]));
    expect(auditor).not.toContain("save");
  });

  test("leave out disabled ones with all their descendants", async () => {
    const off = (title: string, status: "enabled" | "disabled") =>
      server.db.update(menus).set({ status }).where(eq(menus.title, title));
    await off("Content", "disabled");
    expect(titles(await menusOf("admin"))).not.toContain("Articles");
    await off("Content", "enabled");
    expect(titles(await menusOf("admin"))).toContain("Articles");
  });

  test("survive a cycle", async () => {
    const [system] = await server.db.select().from(menus).where(eq(menus.title, "System"));
    const [usersMenu] = await server.db.select().from(menus).where(eq(menus.title, "Users"));
    await server.db
      .update(menus)
      .set({ parentId: usersMenu?.id ?? "" })
      .where(eq(menus.id, system?.id ?? ""));
    expect(titles(await menusOf("admin"))).not.toContain("System");
  });
});
