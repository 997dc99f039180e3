import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { Balancer } from "./balancer.ts";
import { Fleet, metricsToken } from "./fleet.ts";
import { StaffCalls } from "./staff-calls.ts";
import { countStatuses, messageOf, percentile, sendTraffic, type Outcome } from "./traffic.ts";

export interface Trial {
  result: string;
  passed: boolean;
}

/** A PostgreSQL that can be stopped. */
export interface StoppablePostgres {
  url: string;
  stop(mode: "fast" | "immediate"): Promise<unknown>;
  start(): Promise<unknown>;
}

const perSecond = 50;

/** Three servers at once on an empty database, again and again, and once more on the filled one. */
export async function tryFirstStart(postgres: StoppablePostgres, rounds: number): Promise<Trial> {
  let whole = 0;
  let again = 0;
  for (let round = 0; round < rounds; round += 1) {
    await using fleet = new Fleet(await newDatabase(postgres), { SHUTDOWN_DELAY: "0" });
    if ((await fleet.start()) === 3) whole += 1;
    await Promise.all(fleet.servers.map((server) => server.stop("SIGTERM")));
    if ((await fleet.start()) === 3) again += 1;
  }
  return {
    result: `${whole} of ${rounds} times all three are ready, ${again} times again on the filled database`,
    passed: whole === rounds && again === rounds,
  };
}

/** What is written on one server and read on another one. */
export async function trySeenElsewhere(
  postgres: StoppablePostgres,
  samples: number,
): Promise<Trial> {
  await using fleet = new Fleet(await newDatabase(postgres), { ADMIN_PASSWORD: firstPassword });
  await fleet.start();
  const [writing, reading] = fleet.servers;
  const staff = await StaffCalls.signIn(writing?.url ?? "", firstPassword);
  const outcomes: Outcome[] = [];
  for (let n = 0; n < samples; n += 1) {
    const title = `Link ${n}`;
    await staff.saveQuickLink(title);
    const begun = performance.now();
    while (!(await StaffCalls.quickLinks(reading?.url ?? "")).includes(title)) await wait(1);
    outcomes.push({ kind: "read", status: 200, ms: performance.now() - begun });
  }
  const p99 = percentile(outcomes, 0.99);
  return { result: `p99 ${p99.toFixed(0)} ms of ${samples} changes`, passed: p99 <= 250 };
}

/** All servers restart one after the other, again and again, under load. */
export async function tryRolling(postgres: StoppablePostgres, requests: number): Promise<Trial> {
  const database = await newDatabase(postgres);
  await using fleet = new Fleet(database);
  await fleet.start();
  const targets = fleet.servers.map(({ url }) => url);
  await using balancer = await Balancer.start(targets, "/readyz?for=pages");
  const stopping = new AbortController();
  const rolling = restartInTurn(fleet, stopping.signal);
  const outcomes = await sendTraffic(balancer.url, { requests, perSecond });
  stopping.abort();
  const restarts = await rolling;
  const lost = outcomes.filter(({ status }) => status === 0 || status >= 500).length;
  const missing = await missingMessages(database, outcomes);
  return {
    result: `${lost} of ${requests} requests lost in ${restarts} restarts (${countStatuses(outcomes)}), ${missing} messages missing or twice`,
    passed: lost === 0 && missing === 0 && restarts >= 3,
  };
}

/** All servers are killed one after the other under load: what reaches a dead one fails, and nothing else. */
export async function tryKilled(postgres: StoppablePostgres): Promise<Trial> {
  const database = await newDatabase(postgres);
  await using fleet = new Fleet(database);
  await fleet.start();
  const targets = fleet.servers.map(({ url }) => url);
  await using balancer = await Balancer.start(targets, "/readyz?for=pages");
  const traffic = sendTraffic(balancer.url, { requests: 1500, perSecond });
  const readyAfter: number[] = [];
  for (const server of fleet.servers) {
    await wait(3_000);
    await server.stop("SIGKILL");
    const begun = performance.now();
    server.start();
    await server.ready();
    readyAfter.push(Math.round(performance.now() - begun));
  }
  const outcomes = await traffic;
  const odd = outcomes.filter(({ status }) => ![0, 200, 502, 503].includes(status)).length;
  const missing = await missingMessages(database, outcomes);
  return {
    result: `${countStatuses(outcomes)}; ready again after ${readyAfter.join(", ")} ms; ${missing} messages missing or twice`,
    passed: odd === 0 && missing === 0,
  };
}

/** Restarts one server after the other until the signal comes; resolves to how many. */
async function restartInTurn({ servers }: Fleet, stopping: AbortSignal): Promise<number> {
  for (let restarts = 0; ; restarts += 1) {
    const server = servers[restarts % servers.length];
    if (server === undefined || stopping.aborted) return restarts;
    await server.stop("SIGTERM");
    server.start();
    await server.ready();
    await wait(2_000);
  }
}

/** PostgreSQL restarts twice under load. */
export async function tryRestart(postgres: StoppablePostgres): Promise<Trial> {
  await using fleet = new Fleet(await newDatabase(postgres));
  await fleet.start();
  const targets = fleet.servers.map(({ url }) => url);
  await using balancer = await Balancer.start(targets, "/readyz?for=pages");
  const traffic = sendTraffic(balancer.url, { requests: 1000, perSecond });
  for (let n = 0; n < 2; n += 1) {
    await wait(6_000);
    await postgres.stop("fast");
    await postgres.start();
  }
  const outcomes = await traffic;
  const odd = outcomes.filter(({ status }) => ![200, 503].includes(status)).length;
  return { result: countStatuses(outcomes), passed: odd === 0 };
}

/** PostgreSQL is gone for 20 seconds. */
export async function tryOutage(postgres: StoppablePostgres): Promise<Trial> {
  await using fleet = new Fleet(await newDatabase(postgres), { ADMIN_PASSWORD: firstPassword });
  await fleet.start();
  const targets = fleet.servers.map(({ url }) => url);
  await using balancer = await Balancer.start(targets, "/readyz?for=pages");
  await sendTraffic(balancer.url, { requests: 300, perSecond: 100 });
  await postgres.stop("immediate");
  await wait(2_000);
  const outcomes = await sendTraffic(balancer.url, { requests: 900, perSecond });
  await postgres.start();
  const begun = performance.now();
  for (const server of fleet.servers) await server.ready();
  const backMs = performance.now() - begun;
  const pages = outcomes.filter(({ kind }) => kind === "page");
  const failed = pages.filter(({ status }) => status !== 200).length;
  const odd = outcomes.filter(({ status }) => ![200, 503].includes(status)).length;
  const p99 = percentile(pages, 0.99);
  const log = readLogs(fleet);
  return {
    result: `${pages.length} pages: ${failed} failed, p50 ${percentile(pages, 0.5).toFixed(0)}, p99 ${p99.toFixed(0)} ms; all: ${countStatuses(outcomes)}; ready ${backMs.toFixed(0)} ms after; log: ${log.kilobytes} kB, ${log.odd} lines that are no JSON or hold a secret`,
    passed: failed === 0 && odd === 0 && p99 <= 50 && log.odd === 0,
  };
}

export const firstPassword = "First-fleet-password-1";

function readLogs({ servers }: Fleet): { kilobytes: number; odd: number } {
  const output = servers.map((server) => server.output).join("");
  const odd = output.split("\n").filter((line) => line !== "" && !isClean(line)).length;
  return { kilobytes: Math.round(output.length / 1024), odd };
}

function isClean(line: string): boolean {
  try {
    JSON.parse(line);
    return !line.includes(firstPassword) && !line.includes(metricsToken);
  } catch {
    return false;
  }
}

export async function newDatabase({ url }: StoppablePostgres): Promise<string> {
  const name = `atrium_fleet_${randomBytes(4).toString("hex")}`;
  await query(url, `create database ${name}`);
  const database = new URL(url);
  database.pathname = `/${name}`;
  return database.href;
}

/** Messages that were accepted and are not there exactly once. */
async function missingMessages(url: string, outcomes: readonly Outcome[]): Promise<number> {
  const rows = await query<{ content: string }>(url, "select content from messages");
  const counts = new Map<string, number>();
  for (const { content } of rows) counts.set(content, (counts.get(content) ?? 0) + 1);
  const accepted = outcomes.flatMap(({ kind, status }, n) =>
    kind === "write" && status === 200 ? [messageOf(n)] : [],
  );
  return accepted.filter((content) => counts.get(content) !== 1).length;
}

export async function query<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}
