/**
 * Does with the manifests of `deploy/kubernetes` what a cluster does, and what docs/deploying.md tells their reader:
 * `unshare --net --mount --propagation=private node e2e/deployments/kubernetes.ts <container of Buildah> <folder>`.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Agent, createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { uploadFile } from "@atrium/sdk";
import { Hosts, must } from "./hosts.ts";
import { Image } from "./image.ts";
import { readManifests, readSecrets, type Manifest } from "./manifests.ts";
import { passRequest } from "./pass-request.ts";
import { Pod, type Cluster } from "./pod.ts";
import { beginAsAdmin, isOk, sendTraffic, until } from "./site-visits.ts";
import { postgresPrograms, startPostgres } from "./substitutes.ts";

const root = join(import.meta.dirname, "../..");
const [container = "", folder = ""] = process.argv.slice(2);
const manifestFolder = join(root, "deploy/kubernetes");
const manifests = readManifests(manifestFolder);

function the(kind: string): Manifest & { spec: NonNullable<Manifest["spec"]> } {
  const found = manifests.find((each) => each.kind === kind);
  assert.ok(found?.spec, `there is a ${kind}`);
  return { ...found, spec: found.spec };
}

const passwords = { owner: "Owner-password-1", server: "Server-password-2" };
const adminPassword = "First-cluster-word-1";

/** The secrets of the comment in settings.yaml, with values where it has none. */
function secrets(): Map<string, Record<string, string>> {
  const found = readSecrets(join(manifestFolder, "settings.yaml"));
  for (const values of found.values()) {
    for (const [key, value] of Object.entries(values)) {
      const who = value.includes("atrium_owner") ? passwords.owner : passwords.server;
      const given = { ADMIN_PASSWORD: adminPassword, METRICS_TOKEN: "a-token-of-this-cluster" }[
        key
      ];
      values[key] = given ?? value.replace("…", who);
    }
  }
  return found;
}

const cluster: Cluster = {
  hosts: new Hosts(),
  image: new Image(container),
  folder,
  configMaps: new Map(
    manifests.flatMap(({ metadata, data }) => (data ? [[metadata.name, data] as const] : [])),
  ),
  secrets: secrets(),
};

const pods = new Set<Pod>();
const deployment = the("Deployment").spec;
const { replicas = 0 } = deployment;
let number = 0;

function startPod(): Pod {
  assert.ok(deployment.template);
  const pod = new Pod(`atrium-${(number += 1)}`, deployment.template.spec, cluster);
  pods.add(pod);
  void pod.keepRunning();
  return pod;
}

/** Pods that the service sends requests to. */
function endpoints(): Pod[] {
  return [...pods].filter((pod) => pod.ready && !pod.isTerminating);
}

async function stopPod(pod: Pod): Promise<void> {
  await pod.terminate();
  pods.delete(pod);
}

/** What the service and the ingress in front of it do; each request is of another visitor. */
function serve(port: number): void {
  const agent = new Agent({ keepAlive: true });
  const target = deployment.template?.spec.containers[0].ports?.[0]?.containerPort;
  let turn = 0;
  let known: Pod[] = [];
  // Pods are known to be gone a second later.
  setInterval(() => (known = endpoints()), 1000).unref();
  createServer((request, response) => {
    turn += 1;
    const pod = known[turn % Math.max(1, known.length)];
    const visitor = `198.51.${(turn >> 8) % 256}.${turn % 256}`;
    const headers = { "x-forwarded-for": visitor, "x-forwarded-proto": "https" };
    if (pod === undefined) response.writeHead(503).end();
    else passRequest(`http://${pod.address}:${target}`, agent, request, response, headers);
  }).listen(port, "127.0.0.1");
}

/** As `kubectl rollout restart`. */
async function rollOut(): Promise<void> {
  const { maxSurge = 1, maxUnavailable = 0 } = deployment.strategy?.rollingUpdate ?? {};
  assert.deepEqual([maxSurge, maxUnavailable], [1, 0]);
  const old = [...pods];
  const stopping: Promise<void>[] = [];
  for (const pod of old) {
    const fresh = startPod();
    await until(`${fresh.name} is ready`, () => fresh.ready);
    stopping.push(stopPod(pod));
  }
  await Promise.all(stopping);
}

/** As `kubectl drain` does with each pod; false when the disruption budget forbids it now. */
function evict(pod: Pod): Promise<void> | false {
  const { maxUnavailable = 0 } = the("PodDisruptionBudget").spec;
  const ready = endpoints().length;
  if (ready - 1 < replicas - maxUnavailable) return false;
  const stopped = stopPod(pod);
  startPod();
  return stopped;
}

async function drainAll(): Promise<void> {
  const stopping: Promise<void>[] = [];
  let refused = 0;
  for (const pod of Array.from(pods)) {
    await until(`${pod.name} may be evicted`, async () => {
      const stopped = evict(pod);
      if (stopped !== false) stopping.push(stopped);
      else refused += 1;
      return stopped !== false;
    });
  }
  await Promise.all(stopping);
  assert.ok(refused > 0, "the budget holds the second eviction back");
  await until("all are ready", () => endpoints().length === replicas);
}

/** Nothing is lost meanwhile. */
async function underLoad(what: string, work: () => Promise<void>): Promise<void> {
  const over = new AbortController();
  const traffic = sendTraffic(site, { perSecond: 30, until: over.signal });
  await wait(2000);
  await work();
  await wait(2000);
  over.abort();
  const { sent, failed } = await traffic;
  assert.deepEqual(failed, [], what);
  console.log(`  ${what}: 0 of ${sent} requests lost`);
}

const site = `http://127.0.0.1:${the("Service").spec.ports?.[0]?.port}`;

async function tryAll(): Promise<void> {
  const postgres = {
    hosts: cluster.hosts,
    host: "db",
    env: { POSTGRES_PASSWORD: "superuser" },
    folder: join(folder, "database"),
  };
  startPostgres(postgres);
  const ready = join(postgresPrograms(), "pg_isready");
  await until("the database responds", () => {
    try {
      must(ready, "-q", "-h", cluster.hosts.add("db"));
      return true;
    } catch {
      return false;
    }
  });
  const variables = Object.entries(passwords).flatMap(([who, word]) => [
    "-v",
    `${who}_password=${word}`,
  ]);
  const roles = ["-q", "-v", "ON_ERROR_STOP=1", "-h", "/run/postgresql", "-U", "postgres"];
  must("psql", ...roles, ...variables, "-f", join(root, "deploy/postgres/roles.sql"), "postgres");

  const job = new Pod("migrate", the("Job").spec.template?.spec ?? fail("a job has pods"), cluster);
  for (let n = 0; n < replicas; n += 1) startPod();
  const { backoffLimit = 6 } = the("Job").spec;
  let code = await job.run();
  for (let retries = 0; code !== 0 && retries < backoffLimit; retries += 1) code = await job.run();
  assert.equal(code, 0, job.log);
  await until("all servers are ready", () => endpoints().length === replicas, 180);
  serve(Number(new URL(site).port || 80));
  await until("pages are served", () => isOk(`${site}/index`));
  console.log(`  applied: the job has migrated, ${replicas} servers are ready`);

  const admin = await beginAsAdmin(site, adminPassword, "Second-cluster-word-2");
  const picture = readFileSync(join(root, "docs/screenshots/home.webp"));
  const { url } = await uploadFile(admin, new File([picture], "home.webp"));
  for (const { address } of endpoints()) {
    const file = `http://${address}:3000${new URL(url).pathname}`;
    assert.ok(await isOk(file), file);
  }
  console.log("  used: signed in, uploaded a file that every server has");

  await underLoad("rolled out", rollOut);
  await underLoad("drained", drainAll);
  await Promise.all([...pods].map(stopPod));
}

function fail(message: string): never {
  throw new Error(message);
}

try {
  await tryAll();
  process.exit();
} catch (error) {
  console.error(error);
  for (const { name, log, restarts } of pods)
    console.error(`--- ${name} ${restarts}\n${log.slice(-3000)}`);
  process.exit(1);
}
