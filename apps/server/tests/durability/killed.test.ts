import { globSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createDatabase, dropDatabase, serverUrl } from "../_postgres.ts";
import { Run, run, type RunEnv } from "../_run.ts";
import { Changer, changedOver } from "./_changed.ts";
import { contentOf, kindsOver, Maker } from "./_made.ts";
import { firstToken, StaffClient } from "./_staff-client.ts";
import { createFixture } from "./_fixture.ts";

/*
 * A server process is repeatedly killed while it writes, and restarted at once on the same data. Acknowledged writes
 * must exist exactly once and complete; others complete, or not at all.
 */

// On a busy machine everything takes long; nothing here is about time.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const kills = Number(process.env["KILLS"] ?? 3);
const password = "Kept-through-all-1";
/** The part of an upload that arrives before the server is killed. */
const half = "half a file\n".repeat(5_000);

const postgres = serverUrl();
const dataDir = mkdtempSync(join(tmpdir(), "atrium-killed-"));
const arriving = join(dataDir, "tmp");
const env: RunEnv = { DATA_DIR: dataDir, ADMIN_PASSWORD: password, LIMITS_SCALE: "1000" };

let latest: Run | undefined;
let token: string;
let makers: Maker[];
let changers: Changer[];

beforeAll(async () => {
  if (postgres !== null) env["DATABASE_URL"] = await createDatabase(postgres);
  const { server, address } = await start();
  token = await firstToken(address, password);
  const staff = new StaffClient(address, token);
  const fixture = await createFixture(staff);
  makers = kindsOver(fixture).map((kind) => new Maker(kind));
  changers = (await changedOver(staff, fixture)).map((record) => new Changer(record));
  for (const { record } of changers) await record.change(staff, 0);
  await stop(server);
});

afterAll(async () => {
  // A failed test leaves its server behind.
  latest?.kill("SIGKILL");
  await latest?.ended;
  if (postgres !== null) await dropDatabase(postgres, env["DATABASE_URL"] ?? "");
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<{ server: Run; address: string }> {
  const server = new Run(["start"], env);
  latest = server;
  return { server, address: await server.listening() };
}

async function stop(server: Run): Promise<void> {
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
}

/** Starts the server, writes until a condition is met, and kills it; returns what it had at the start. */
async function killWhileWriting(meanwhile: () => Promise<void>) {
  agePartsOfUploads();
  const { server, address } = await start();
  try {
    const staff = new StaffClient(address, token);
    const had = { parts: partsOfUploads(), torn: await tornIn(staff) };
    const writing = Promise.all([...makers, ...changers].map((writer) => writer.writeOn(staff)));
    await Promise.race([meanwhile().then(() => tearUpload(staff)), writing]);
    staff.closed = true;
    server.kill("SIGKILL");
    await writing;
    return had;
  } finally {
    server.kill("SIGKILL");
    await server.ended;
  }
}

async function killWhileStarting(afterMs: number): Promise<void> {
  const server = new Run(["start"], env);
  await wait(afterMs);
  server.kill("SIGKILL");
  await server.ended;
}

/** Records in a state that is not allowed. */
async function tornIn(staff: StaffClient) {
  const states = await Promise.all(changers.map((changer) => changer.compare(staff)));
  return states.filter(
    ({ found, allowed }) => !allowed.some((one) => isDeepStrictEqual(one, found)),
  );
}

/** Uploads half a file. */
async function tearUpload(staff: StaffClient): Promise<void> {
  staff.stallUpload(half);
  const isThere = () => partsOfUploads().some((path) => sizeOf(path) === half.length);
  while (!isThere()) await wait(1);
}

function partsOfUploads(): string[] {
  return globSync("*", { cwd: arriving }).map((name) => join(arriving, name));
}

/** Finished files leave the folder at any time. */
function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

/** A server does not touch recent files: another one on the same PostgreSQL may be receiving them. */
function agePartsOfUploads(): void {
  if (postgres === null) return;
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const path of partsOfUploads()) utimesSync(path, longAgo, longAgo);
}

/** Waits for that many more acknowledged records, and at least one of each kind. */
async function moreAcknowledged(more: number): Promise<void> {
  const acknowledged = () => makers.reduce((total, maker) => total + maker.acknowledged.size, 0);
  const enough = acknowledged() + more;
  while (acknowledged() < enough || makers.some((maker) => maker.acknowledged.size === 0))
    await wait(1);
}

describe("a server that is killed in the middle of its writes", () => {
  // A PostgreSQL is for as many processes as want to write.
  test.runIf(postgres === null)(
    "has locked its folder: start and migrate are refused, and the server goes on",
    async () => {
      await killWhileWriting(async () => {
        for (const command of ["start", "migrate"]) {
          await moreAcknowledged(5);
          const second = await run([command], env);
          expect(second.code).toBe(1);
          expect(second.output).toMatch(/The database folder .* is in use by process \d+/);
        }
        await moreAcknowledged(5);
      });
    },
  );

  test.each(Array.from({ length: kills }, (_, kill) => kill))(
    "restarts at once without partial changes, until kill %i",
    async (kill) => {
      // At another time each time, of the start and of the writes.
      if (kill % 3 === 2) await killWhileStarting(200 * (kill % 8));
      const had = await killWhileWriting(async () => {
        await moreAcknowledged(1 + ((kill * 7) % 23));
        await wait((kill * 13) % 17);
      });
      expect(had).toEqual({ parts: [], torn: [] });
    },
  );

  test(
    "has every acknowledged record exactly once and complete",
    { timeout: 600_000 },
    async () => {
      const { server, address } = await start();
      const staff = new StaffClient(address, token);
      expect(await tornIn(staff)).toEqual([]);
      for (const maker of makers) {
        const found = await maker.found(staff);
        const names = new Set(found);
        expect(found).toEqual([...names]);
        expect([...maker.acknowledged].filter((name) => !names.has(name))).toEqual([]);
        const unknown = found.filter(
          (name) => !maker.acknowledged.has(name) && !maker.unsure.has(name),
        );
        expect(unknown).toEqual([]);
        expect([null, found.length]).toContain(await maker.count(staff));
      }
      await stop(server);
    },
  );

  test("serves no partial file", () => {
    const folder = join(dataDir, "files");
    const files = globSync("**/*.txt", { cwd: folder }).map((path) =>
      readFileSync(join(folder, path), "utf8"),
    );
    expect(files.length).toBeGreaterThan(0);
    const torn = files.filter((content) => content !== contentOf(content.split("\n", 1)[0] ?? ""));
    expect(torn).toEqual([]);
  });
});
