/**
 * Starts what `deploy/compose/compose.yaml` says and uses it as its reader would:
 * `unshare --net --mount --propagation=private node e2e/deployments/compose.ts <container of Buildah> <folder>`.
 */
import assert from "node:assert/strict";
import { spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { uploadFile } from "@atrium/sdk";
import { readComposeFile, secondsOf, startOrder, type ComposeService } from "./compose-file.ts";
import { Hosts } from "./hosts.ts";
import { Image, type ContainerOptions } from "./image.ts";
import { beginAsAdmin, invite, isOk, signInAdmin, until } from "./site-visits.ts";
import { postgresPrograms, startMailCatcher, startPostgres, startStore } from "./substitutes.ts";

const root = join(import.meta.dirname, "../..");
const [container = "", folder = ""] = process.argv.slice(2);
const file = readComposeFile(join(root, "deploy/compose/compose.yaml"), process.env);
const hosts = new Hosts();
const image = new Image(container);
const substitutes = {
  postgres: startPostgres,
  "chrislusf/seaweedfs": startStore,
  "axllent/mailpit": startMailCatcher,
};

/** Where the volumes of a service are, by their path. */
function volumesOf({ volumes = [] }: ComposeService): { folder: string; path: string }[] {
  return volumes.map((volume) => {
    const [name = "", path = ""] = volume.split(":");
    assert.ok(name in file.volumes, `the volume ${name} is declared`);
    return { folder: join(folder, name), path };
  });
}

/** A service, started again when it ends by itself. */
class RunningService {
  readonly #name: string;
  readonly #service: ComposeService;
  #process: ChildProcess | null = null;
  #stopping = false;
  log = "";

  constructor(name: string, service: ComposeService) {
    this.#name = name;
    this.#service = service;
  }

  start(): void {
    this.#stopping = false;
    const child = this.#run();
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => (this.log += String(chunk)));
    }
    child.once("exit", () => {
      if (!this.#stopping) setTimeout(() => this.#stopping || this.start(), 200);
    });
    this.#process = child;
  }

  isHealthy(): boolean {
    const test = this.#service.healthcheck?.test ?? ["NONE"];
    const [kind, ...command] = test;
    if (kind === "NONE") return true;
    assert.equal(kind, "CMD");
    const [program, ...args] = [...hosts.on(this.#name), ...command];
    const PATH = `${postgresPrograms()}:${process.env["PATH"] ?? ""}`;
    return spawnSync(program ?? "", args, { env: { PATH } }).status === 0;
  }

  /** As `docker compose stop`: resolves to how many seconds it took, and fails when it had to be killed. */
  async stop(): Promise<number> {
    this.#stopping = true;
    const child = this.#process;
    if (child === null || child.exitCode !== null) return 0;
    const begun = performance.now();
    const ended = once(child, "exit");
    const late = setTimeout(
      () => child.kill("SIGKILL"),
      secondsOf(this.#service.stop_grace_period ?? "10s") * 1000,
    );
    // PostgreSQL's image asks for this in place of SIGTERM.
    child.kill(this.#service.image.startsWith("postgres") ? "SIGINT" : "SIGTERM");
    const [code, signal] = (await ended) as [number | null, string | null];
    clearTimeout(late);
    assert.notEqual(signal, "SIGKILL", `${this.#name} stops in its time`);
    if (this.#service.image === "atrium") assert.equal(code, 0, this.log);
    return (performance.now() - begun) / 1000;
  }

  crash(): void {
    this.#process?.kill("SIGKILL");
  }

  #run(): ChildProcess {
    const { image: name, environment: env = {}, command } = this.#service;
    const [volume] = volumesOf(this.#service);
    if (name === "atrium") return image.start(hosts, containerOf(this.#name, this.#service));
    const substitute = substitutes[name.split(":")[0] as keyof typeof substitutes];
    assert.ok(substitute, `there is a program in place of ${name}`);
    if (command !== undefined) assert.equal(command[0], "mini");
    return substitute({ hosts, host: this.#name, env, folder: volume?.folder ?? "" });
  }
}

function containerOf(host: string, service: ComposeService): ContainerOptions {
  const volumes = volumesOf(service);
  for (const volume of volumes) image.makeVolume(volume.folder, volume.path);
  const mounts = [...volumes, ...(service.tmpfs ?? []).map((path) => ({ path }))];
  return { host, env: service.environment ?? {}, readOnly: service.read_only === true, mounts };
}

const running = new Map(
  Object.entries(file.services).map(([name, service]) => [name, new RunningService(name, service)]),
);

function the(name: string): RunningService {
  const service = running.get(name);
  assert.ok(service, `there is a service ${name}`);
  return service;
}

/** As `docker compose up`. */
async function up(): Promise<void> {
  for (const [name, service] of startOrder(file)) {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      if (condition !== "service_healthy") continue;
      const { interval = "30s", retries = 3 } = file.services[other]?.healthcheck ?? {};
      await until(
        `${other} is healthy`,
        () => the(other).isHealthy(),
        secondsOf(interval) * retries,
      );
    }
    the(name).start();
  }
}

async function down(): Promise<void> {
  for (const [name] of startOrder(file).toReversed()) await the(name).stop();
}

/** Publishes a port as Docker does: `127.0.0.1:3000:3000`. */
function publish(host: string, port: string): void {
  const [address, outside, inside] = port.split(":");
  const target = hosts.add(host);
  const server = createServer((socket) => {
    const upstream = connect(Number(inside), target);
    socket.pipe(upstream).pipe(socket);
    socket.on("error", () => upstream.destroy());
    upstream.on("error", () => socket.destroy());
  });
  server.listen(Number(outside), address).unref();
}

async function readiness(): Promise<{ database: string; files: string }> {
  const { result } = (await (await fetch(`${site}/readyz`)).json()) as {
    result: { database: string; files: string };
  };
  return result;
}

const site = file.services["atrium"]?.environment?.["PUBLIC_URL"] ?? "";
const picture = new File([readFileSync(join(root, "docs/screenshots/home.webp"))], "home.webp");
const chosen = "Second-compose-word-2";

async function tryAll(): Promise<void> {
  for (const [name, service] of Object.entries(file.services)) {
    hosts.add(name);
    for (const port of service.ports ?? []) publish(name, port);
  }
  await up();
  await until("the site is served", () => isOk(`${site}/index`));
  assert.deepEqual(await readiness(), { database: "ok", files: "ok" });
  const atrium = containerOf("atrium", file.services["atrium"] ?? { image: "" });
  assert.ok(image.isHealthy(hosts, atrium), "the image's health check passes");
  say("up: pages are served, database and store respond, the health check passes");

  // The command that the file's first lines give.
  const data = atrium.mounts.find(({ path }) => path === "/var/lib/atrium")?.folder ?? "";
  const first = readFileSync(join(data, "password-of-admin.txt"), "utf8").trim();
  const admin = await beginAsAdmin(site, first, chosen);
  const { url: uploaded } = await uploadFile(admin, picture);
  assert.ok(await isOk(uploaded), uploaded);
  const stored = readdirSync(join(folder, "files/atrium"), { recursive: true });
  assert.ok(
    stored.some((name) => String(name).includes(".webp")),
    "the store has the file",
  );
  assert.ok(!readdirSync(data).includes("files"), "the volume of the server has no files");
  await invite(admin, "new.editor", "new.editor@example.com");
  await until("the invitation is caught", async () => {
    const mails = await (await fetch("http://localhost:8025/api/v1/messages")).text();
    return mails.includes("new.editor@example.com");
  });
  say("used: signed in, uploaded into the store, mailed an invitation");

  const seconds = await the("atrium").stop();
  assert.ok(seconds >= 9, `it goes on answering for SHUTDOWN_DELAY, not ${seconds} s`);
  the("atrium").start();
  await until("it is back", () => isOk(`${site}/readyz`));
  the("postgres").crash();
  await wait(500);
  await until("it is back after a crash of the database", () => isOk(`${site}/readyz`));
  the("atrium").crash();
  await wait(500);
  await until("it is back after a crash", () => isOk(`${site}/readyz`));
  say(`restarted: in ${seconds.toFixed(0)} s, and by itself after crashes`);

  await down();
  await up();
  await until("the site is served again", () => isOk(`${site}/index`));
  await signInAdmin(site, chosen);
  assert.ok(await isOk(uploaded), uploaded);
  assert.deepEqual(await readiness(), { database: "ok", files: "ok" });
  say("down and up: accounts and files are kept");
  await down();
}

function say(line: string): void {
  console.log(`  ${line}`);
}

try {
  await tryAll();
  process.exit();
} catch (error) {
  console.error(error);
  for (const [name, { log }] of running) console.error(`--- ${name}\n${log.slice(-3000)}`);
  for (const service of running.values()) await service.stop().catch(() => undefined);
  process.exit(1);
}
