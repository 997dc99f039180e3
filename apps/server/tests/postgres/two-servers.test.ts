import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "../../src/db/postgres/open-postgres.ts";
import type { Database } from "../../src/db/database.ts";
import type { InvalidationBus } from "../../src/db/invalidation-bus.ts";
import { handlers } from "../../src/modules/index.ts";
import {
  act,
  approve,
  result,
  signInStaff,
  publish,
  read,
  write,
  type StaffClient,
} from "../_content.ts";
import { migrateAndSeed } from "../_database.ts";
import { registerWeb } from "../../src/web/register-web.ts";
import { TestStream } from "../_event-stream.ts";
import { createDatabase, dropDatabase } from "../_postgres.ts";
import { startTestServer, type TestServer } from "../_server.ts";

const address = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
const log = { error() {}, info() {} };
let url: string;
let databases: Database[];
let writing: TestServer;
let reading: TestServer;
let staff: StaffClient;
/** How often the reading server's handler ran. */
let made = 0;

beforeAll(async () => {
  url = await createDatabase(address);
  const open = () => openPostgres({ url, statementMs: 15_000, log });
  const [one, two] = [await open(), await open()];
  databases = [one, two];
  await migrateAndSeed(one);
  writing = await startTestServer({ database: one });
  reading = await startTestServer({
    database: two,
    env: { WEB_ENTRY: "@atrium/web/ssr" },
    registerWeb,
    handlers: {
      ...handlers,
      siteArticleList: async (input, ctx) => {
        made += 1;
        return handlers.siteArticleList(input, ctx);
      },
    },
  });
  staff = await signInStaff(writing);
});
afterAll(async () => {
  await reading[Symbol.asyncDispose]();
  await writing[Symbol.asyncDispose]();
  for (const database of databases) await database.close();
  await dropDatabase(address, url);
});

async function titles(): Promise<string[]> {
  const reply = await read<"siteArticleList">({ server: reading }, "articleList");
  return reply.body.result.records.map(({ title }) => title);
}

async function listPage(): Promise<string> {
  return (await fetch(`${reading.url}/article-list`)).text();
}

async function loseListener(): Promise<void> {
  const all = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'atrium changes' and datname = current_database()`;
  await databases[0]?.db.execute(all);
}

/** Cuts the servers' listening connections and waits until the reading one has noticed. */
async function disconnect(changes: InvalidationBus | undefined): Promise<void> {
  const deaf = new Promise<void>((resolve) => {
    changes?.onNotify(() => {
      if (!changes.connected) resolve();
    });
  });
  await loseListener();
  await deaf;
}

test("what one server publishes shows on the other one", async () => {
  for (let n = 0; n < 10; n += 1) {
    await titles();
    await titles();
    await publish(staff, { title: `News ${n}` });
    await expect.poll(titles, { interval: 5 }).toContain(`News ${n}`);
  }
});

test("a disconnected server caches nothing until it is connected again", async () => {
  const changes = databases[1]?.invalidationBus;
  await titles();
  await titles();
  made = 0;
  await titles();
  expect(made).toBe(0);
  await disconnect(changes);
  // Both connections are down: nobody is notified of this write.
  await publish(staff, { title: "Said to the deaf" });
  expect(await titles()).toContain("Said to the deaf");
  await expect.poll(() => changes?.connected, { timeout: 10_000 }).toBe(true);
  await publish(staff, { title: "Heard again" });
  await expect.poll(titles).toContain("Heard again");
  // The notification may arrive after the write shows, and empty the cache once more.
  const madeForOne = async () => {
    made = 0;
    await titles();
    return made;
  };
  await expect.poll(madeForOne).toBe(0);
});

test("what one server publishes shows on the pages of the other one", async () => {
  const kept = await listPage();
  expect(await listPage()).toBe(kept);
  await publish(staff, { title: "Printed at once" });
  await expect.poll(listPage, { interval: 20, timeout: 2000 }).toContain("Printed at once");
});

test("pages miss nothing that was published while their server was disconnected", async () => {
  const changes = databases[1]?.invalidationBus;
  await listPage();
  await disconnect(changes);
  await publish(staff, { title: "Printed for the deaf" });
  expect(await listPage()).toContain("Printed for the deaf");
  await expect.poll(() => changes?.connected, { timeout: 10_000 }).toBe(true);
  await publish(staff, { title: "Printed again" });
  await expect.poll(listPage, { interval: 20, timeout: 2000 }).toContain("Printed again");
});

test("what is scheduled shows on the other one when its time has come", async () => {
  const id = await write(staff, { title: "Printed on time" });
  await approve(staff, id);
  const scheduledAt = writing.dateIn(60_000);
  result(await act(staff, "publisher", "schedule", id, { scheduledAt }));
  expect(await titles()).not.toContain("Printed on time");
  for (const server of [writing, reading]) server.advance(61_000);
  expect(await titles()).toContain("Printed on time");
});

test("who signs out on one server is signed out on the other one", async () => {
  const token = await writing.signIn("reviewer");
  expect((await reading.call("GET /user/current", { token })).status).toBe(200);
  await writing.call("GET /logout", { token });
  expect((await reading.call("GET /user/current", { token })).status).toBe(401);
});

test("a menu that is closed on one server reaches the menus of those signed in to the other", async () => {
  const token = await writing.signIn("admin");
  await using stream = await TestStream.open(reading, staff.editor);
  await stream.saw("access");
  const before = stream.events.length;
  const menus = result(await writing.call<"menusList">("GET /menus/list", { token }));
  const menu = menus.find(({ name }) => name === "QuickLinks");
  const body = { id: menu?.id, version: menu?.version, status: "disabled" };
  result(await writing.call("PUT /menus/update", { token, body }));
  await expect
    .poll(() => stream.events.slice(before).join(), { timeout: 2_000 })
    .toContain("access");
});

test("a notice written on one server reaches its reader on the other within two seconds", async () => {
  const id = await write(staff);
  result(await act(staff, "editor", "submit", id));
  await using stream = await TestStream.open(reading, staff.editor);
  await stream.saw("notices");
  const before = stream.events.length;
  result(await act(staff, "reviewer", "return", id, { comment: "No date" }));
  await expect.poll(() => stream.events.length, { timeout: 2_000 }).toBeGreaterThan(before);
});
