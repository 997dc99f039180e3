import assert from "node:assert/strict";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Hosts } from "./hosts.ts";
import type { Image } from "./image.ts";
import type { PodSpec, Probe } from "./manifests.ts";

/** What a pod finds in its cluster. */
export interface Cluster {
  hosts: Hosts;
  image: Image;
  folder: string;
  configMaps: ReadonlyMap<string, Record<string, string>>;
  secrets: ReadonlyMap<string, Record<string, string>>;
}

/** A pod as its node runs it: settings, volumes, user and probes of its manifest, started again when it ends. */
export class Pod {
  readonly name: string;
  readonly address: string;
  readonly #cluster: Cluster;
  readonly #spec: PodSpec;
  readonly #end = new AbortController();
  #process: ChildProcess | null = null;
  ready = false;
  restarts = 0;
  log = "";

  constructor(name: string, spec: PodSpec, cluster: Cluster) {
    this.name = name;
    this.#spec = spec;
    this.#cluster = cluster;
    this.address = cluster.hosts.add(name);
  }

  get isTerminating(): boolean {
    return this.#end.signal.aborted;
  }

  /** Runs the container once; resolves to its exit code. */
  async run(): Promise<number | null> {
    const child = this.#start();
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => (this.log += String(chunk)));
    }
    const [code] = (await once(child, "exit")) as [number | null];
    return code;
  }

  /** Keeps the container running until the pod is terminated, and follows its probes. */
  async keepRunning(): Promise<void> {
    while (!this.isTerminating) {
      const over = new AbortController();
      const probing = this.#probe(over.signal);
      await this.run();
      over.abort();
      await probing;
      this.ready = false;
      if (this.isTerminating) return;
      this.restarts += 1;
      await wait(1000);
    }
  }

  /**
   * Asks the container to stop, and kills it when its time is over.
   *
   * @throws AssertionError when it did not stop by itself.
   */
  async terminate(): Promise<void> {
    this.#end.abort();
    const child = this.#process;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    const seconds = this.#spec.terminationGracePeriodSeconds ?? 30;
    const late = setTimeout(() => child.kill("SIGKILL"), seconds * 1000);
    const how = (await ended) as [number | null, string | null];
    clearTimeout(late);
    this.ready = false;
    assert.deepEqual(how, [0, null], `${this.name} stops in its time\n${this.log.slice(-2000)}`);
  }

  #start(): ChildProcess {
    const { hosts, image } = this.#cluster;
    const { securityContext, containers, volumes } = this.#spec;
    const [container] = containers;
    assert.ok(securityContext.runAsNonRoot);
    const mounts = container.volumeMounts.map(({ name, mountPath }) => {
      const volume = volumes.find((one) => one.name === name);
      return {
        folder: this.#volume(name, volume?.persistentVolumeClaim?.claimName),
        path: mountPath,
      };
    });
    return image.start(hosts, {
      host: this.name,
      env: this.#env(),
      ...(container.args && { args: container.args }),
      user: `${securityContext.runAsUser}:${securityContext.runAsGroup}`,
      readOnly: container.securityContext.readOnlyRootFilesystem,
      mounts,
    });
  }

  #env(): Record<string, string> {
    const [{ envFrom, env = [] }] = this.#spec.containers;
    const sources = envFrom.map(({ configMapRef, secretRef }) => {
      const { configMaps, secrets } = this.#cluster;
      const source = configMapRef
        ? configMaps.get(configMapRef.name)
        : secrets.get(secretRef?.name ?? "");
      assert.ok(source, JSON.stringify({ configMapRef, secretRef }));
      return source;
    });
    const own = env.map(({ name, value }) => [name, value]);
    return Object.assign({}, ...sources, Object.fromEntries(own)) as Record<string, string>;
  }

  /** Empty folders are everybody's, claims root's; `fsGroup` gives both to a group. */
  #volume(name: string, claim: string | undefined): string {
    const { folder } = this.#cluster;
    const path =
      claim === undefined ? join(folder, this.name, name) : join(folder, "claims", claim);
    if (existsSync(path)) return path;
    mkdirSync(path, { recursive: true });
    const { fsGroup } = this.#spec.securityContext;
    const mode = claim === undefined ? 0o777 : 0o755;
    if (fsGroup !== undefined) chownSync(path, 0, fsGroup);
    chmodSync(path, fsGroup === undefined ? mode : mode | 0o2070);
    return path;
  }

  async #probe(over: AbortSignal): Promise<void> {
    const [{ startupProbe, livenessProbe, readinessProbe }] = this.#spec.containers;
    if (startupProbe && !(await this.#passes(startupProbe, over))) return this.#kill(over);
    await Promise.all([
      this.#watchLife(livenessProbe, over),
      this.#watchReadiness(readinessProbe, over),
    ]);
  }

  #kill(over: AbortSignal): void {
    if (!over.aborted) this.#process?.kill("SIGTERM");
  }

  /** Whether a probe succeeds before its failures are too many. */
  async #passes(probe: Probe, over: AbortSignal): Promise<boolean> {
    for (let failures = 0; failures < probe.failureThreshold && !over.aborted; failures += 1) {
      if (await this.#ask(probe)) return true;
      await pause(probe, over);
    }
    return false;
  }

  async #watchLife(probe: Probe | undefined, over: AbortSignal): Promise<void> {
    if (probe === undefined) return;
    while (!over.aborted) {
      if (!(await this.#passes(probe, over))) return this.#kill(over);
      await pause(probe, over);
    }
  }

  async #watchReadiness(probe: Probe | undefined, over: AbortSignal): Promise<void> {
    if (probe === undefined) return;
    for (let failures = 0; !over.aborted; await pause(probe, over)) {
      failures = (await this.#ask(probe)) ? 0 : failures + 1;
      if (failures === 0) this.ready = true;
      else if (failures >= probe.failureThreshold) this.ready = false;
    }
  }

  async #ask({ httpGet, timeoutSeconds = 1 }: Probe): Promise<boolean> {
    const [{ ports = [] }] = this.#spec.containers;
    const port = ports.find(({ name }) => name === httpGet.port)?.containerPort;
    const signal = AbortSignal.timeout(timeoutSeconds * 1000);
    return fetch(`http://${this.address}:${port}${httpGet.path}`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

async function pause({ periodSeconds }: Probe, signal: AbortSignal): Promise<void> {
  await wait(periodSeconds * 1000, undefined, { signal }).catch(() => undefined);
}
