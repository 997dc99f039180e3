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
import { firstToken, Office } from "./_office.ts";
import { surround } from "./_surroundings.ts";

/*
 * The server in a process of its own is killed again and again while it writes, and started again at once on the same
 * data. What it had answered must be there, once and whole; what it had not may be there whole, or not at all.
 */

// On a busy machine everything takes long; nothing here is about time.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const kills = Number(process.env["KILLS"] ?? 8);
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
  const office = new Office(address, token);
  const around = await surround(office);
  makers = kindsOver(around).map((kind) => new Maker(kind));
  changers = (await changedOver(office, around)).map((record) => new Changer(record));
  for (const { record } of changers) await record.change(office, 0);
  await stop(server);
});

afterAll(async () => {
  // A test that failed leaves its server behind.
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

/** Starts the server, lets it write until something is done, and kills it; tells what it had at the start. */
async function killWhileWriting(meanwhile: () => Promise<void>) {
  agePartsOfUploads();
  const { server, address } = await start();
  try {
    const office = new Office(address, token);
    const had = { parts: partsOfUploads(), torn: await tornIn(office) };
    const writing = Promise.all([...makers, ...changers].map((writer) => writer.writeOn(office)));
    await Promise.race([meanwhile().then(() => tearUpload(office)), writing]);
    office.closed = true;
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

/** The records that are in none of the states in which they may be found. */
async function tornIn(office: Office) {
  const states = await Promise.all(changers.map((changer) => changer.compare(office)));
  return states.filter(
    ({ found, allowed }) => !allowed.some((one) => isDeepStrictEqual(one, found)),
  );
}

/** Has half a file arrive. */
async function tearUpload(office: Office): Promise<void> {
  office.stallUpload(half);
  const isThere = () => partsOfUploads().some((path) => sizeOf(path) === half.length);
  while (!isThere()) await wait(1);
}

function partsOfUploads(): string[] {
  return globSync("*", { cwd: arriving }).map((name) => join(arriving, name));
}

/** Finished files leave the folder at any moment. */
function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

/** A server leaves alone what may be on its way to another one on the same PostgreSQL: what is not old. */
function agePartsOfUploads(): void {
  if (postgres === null) return;
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const path of partsOfUploads()) utimesSync(path, longAgo, longAgo);
}

/** Waits until so many more records have been promised, and one of each kind at least. */
async function moreKept(more: number): Promise<void> {
  const kept = () => makers.reduce((total, maker) => total + maker.kept.size, 0);
  const enough = kept() + more;
  while (kept() < enough || makers.some((maker) => maker.kept.size === 0)) await wait(1);
}

describe("a server that is killed in the middle of its writes", () => {
  // A PostgreSQL is for as many processes as want to write.
  test.each(postgres === null ? ["start", "migrate"] : [])(
    "has its folder to itself until then: %s is refused, and it writes on",
    async (command) => {
      await killWhileWriting(async () => {
        await moreKept(5);
        const second = await run([command], env);
        expect(second.code).toBe(1);
        expect(second.output).toMatch(/The database folder .* is in use by process \d+/);
        await moreKept(5);
      });
    },
  );

  test.each(Array.from({ length: kills }, (_, kill) => kill))(
    "starts again at once, with no change by halves, until kill %i",
    async (kill) => {
      // At another moment each time, of the start and of the writes.
      if (kill % 5 === 4) await killWhileStarting(200 * (kill % 8));
      const had = await killWhileWriting(async () => {
        await moreKept(1 + ((kill * 7) % 23));
        await wait((kill * 13) % 17);
      });
      expect(had).toEqual({ parts: [], torn: [] });
    },
  );

  test(
    "has kept everything that it had promised, once and whole",
    { timeout: 600_000 },
    async () => {
      const { server, address } = await start();
      const office = new Office(address, token);
      expect(await tornIn(office)).toEqual([]);
      for (const maker of makers) {
        const found = await maker.found(office);
        const names = new Set(found);
        expect(found).toEqual([...names]);
        expect([...maker.kept].filter((name) => !names.has(name))).toEqual([]);
        const unknown = found.filter((name) => !maker.kept.has(name) && !maker.unsure.has(name));
        expect(unknown).toEqual([]);
        expect([null, found.length]).toContain(await maker.count(office));
      }
      await stop(server);
    },
  );

  test("has no part of a file among those it serves", () => {
    const folder = join(dataDir, "files");
    const files = globSync("**/*.txt", { cwd: folder }).map((path) =>
      readFileSync(join(folder, path), "utf8"),
    );
    expect(files.length).toBeGreaterThan(0);
    const torn = files.filter((content) => content !== contentOf(content.split("\n", 1)[0] ?? ""));
    expect(torn).toEqual([]);
  });
});
