import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { Balancer } from "./balancer.ts";
import { Fleet } from "./fleet.ts";
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

/** Three servers at once on an empty database, again and again. */
export async function tryFirstStart(postgres: StoppablePostgres, rounds: number): Promise<Trial> {
  let whole = 0;
  for (let round = 0; round < rounds; round += 1) {
    await using fleet = new Fleet(await newDatabase(postgres));
    if ((await fleet.start()) === 3) whole += 1;
  }
  return { result: `${whole} of ${rounds} times all three are ready`, passed: whole === rounds };
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
  await using fleet = new Fleet(await newDatabase(postgres));
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
  return {
    result: `${pages.length} pages: ${failed} failed, p50 ${percentile(pages, 0.5).toFixed(0)}, p99 ${p99.toFixed(0)} ms; all: ${countStatuses(outcomes)}; ready ${backMs.toFixed(0)} ms after`,
    passed: failed === 0 && odd === 0 && p99 <= 50,
  };
}

const firstPassword = "First-fleet-password-1";

async function newDatabase({ url }: StoppablePostgres): Promise<string> {
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

async function query<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}
