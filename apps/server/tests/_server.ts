import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp, type AppOptions } from "../src/app.ts";
import { loadConfig, type Config } from "../src/kernel/config/config.ts";
import type { Env } from "../src/kernel/config/env.ts";
import type { Limits } from "../src/kernel/config/limits.ts";
import type { Database } from "../src/db/database.ts";
import type { Db } from "../src/db/db.ts";
import type { components } from "../src/generated/schema.ts";
import { readContract, type OperationId } from "../src/kernel/contract.ts";
import { OperationChecks } from "../src/http/operation-checks.ts";
import type { Handlers, Result } from "../src/modules/operation.ts";
import type { App } from "../src/web/app.ts";
import { leastHashCost, openTestDatabase, testPassword } from "./_database.ts";
import { assertKnownCall } from "./_known-call.ts";

export interface TestServerOptions {
  /** Added to the settings of every test. */
  env?: Env;
  /** Bounds without a setting, to avoid long waits. */
  limits?: Partial<Limits>;
  /** Replaces shipped handlers. */
  handlers?: Partial<Handlers>;
  /** Also serves the site; `env` names its module. */
  registerWeb?: AppOptions["registerWeb"];
  /** The clock; by default the real one, which `advance` moves. */
  now?: () => Date;
  /** A database to use, which stays open; by default a new one. */
  database?: Database;
}

/** A JSON body, or a form. */
export interface TestCall {
  token?: string;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** The test is about a call that the contract does not have. */
  outside?: true;
}

/** `result` has the type of the operation that the test names, else it is unknown. */
export interface TestReply<Id extends OperationId = never> {
  status: number;
  headers: Headers;
  body: Partial<Pick<Failure, "errorCode" | "fieldErrors">> & {
    success: boolean;
    code: number;
    message: string;
    requestId: string;
    result: [Id] extends [never] ? unknown : Result<Id>;
  };
}

type Failure = components["schemas"]["Failure"];

/** Compiling the checks takes longer than creating an app, so the apps of a worker share them and their document. */
const checks = new OperationChecks({ document: readContract().document });

/** The real server on a random port, with a database of its own. Use it with `await using`. */
export class TestServer implements AsyncDisposable {
  readonly app: App;
  readonly config: Config;
  readonly db: Db;
  /** Such as `http://127.0.0.1:43117`. */
  readonly url: string;
  /** Parsed log lines so far. */
  readonly log: Record<string, unknown>[];
  readonly #clock: { offsetMs: number };
  readonly #dispose: () => Promise<void>;

  constructor(parts: {
    app: App;
    config: Config;
    db: Db;
    url: string;
    log: Record<string, unknown>[];
    clock: { offsetMs: number };
    dispose: () => Promise<void>;
  }) {
    this.app = parts.app;
    this.config = parts.config;
    this.db = parts.db;
    this.url = parts.url;
    this.log = parts.log;
    this.#clock = parts.clock;
    this.#dispose = parts.dispose;
  }

  /** Moves the server's clock forward. */
  advance(ms: number): void {
    this.#clock.offsetMs += ms;
  }

  /** The date so many milliseconds from now, by the moved clock. */
  dateIn(ms: number): string {
    return new Date(Date.now() + this.#clock.offsetMs + ms).toISOString();
  }

  /** Returns the token of an account, by default of one named after its role. */
  async signIn(username: string, password: string = testPassword): Promise<string> {
    const reply = await this.call<"sessionLogin">("POST /login", { body: { username, password } });
    if (!reply.body.success) throw new Error(`${username} cannot sign in: ${reply.body.message}`);
    return reply.body.result.token;
  }

  /** @example (await server.call<"usersCurrent">("GET /user/current", { token })).body.result.roles */
  async call<Id extends OperationId = never>(
    line: string,
    call: TestCall = {},
  ): Promise<TestReply<Id>> {
    const [method = "GET", path = "/"] = line.split(" ");
    if (call.outside === undefined) assertKnownCall(method, path);
    const json = call.body === undefined ? {} : { "content-type": "application/json" };
    const token = call.token === undefined ? {} : { authorization: call.token };
    const body = call.form ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
    const response = await fetch(this.url + this.config.apiBase + path, {
      method,
      headers: { ...json, ...token, ...call.headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const envelope = text === "" ? {} : JSON.parse(text);
    return { status: response.status, headers: response.headers, body: envelope };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#dispose();
  }
}

/**
 * Starts the server with an in-memory database, on a random port. @example await using server = await
 * startTestServer();
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "atrium-test-"));
  const settings = { NODE_ENV: "test", DATA_DIR: dataDir, WEB_ENTRY: "none", ...options.env };
  const configured = loadConfig(settings);
  // The clock of a test often runs ahead of its sessions; who tests step-up turns it on.
  const usual = { ...configured.limits, stepUpMs: null, hashCost: leastHashCost };
  const limits = { ...usual, ...options.limits };
  const config = { ...configured, limits };
  const database = options.database ?? (await openTestDatabase());
  const log: Record<string, unknown>[] = [];
  const clock = { offsetMs: 0 };
  const app = await createApp({
    config,
    db: database.db,
    databaseKind: database.kind,
    replica: database.replica,
    databaseLoad: database.load,
    databaseResponds: database.responds,
    invalidationBus: database.invalidationBus,
    eventBus: database.eventBus,
    checks,
    now: options.now ?? (() => new Date(Date.now() + clock.offsetMs)),
    log: { write: (line) => log.push(JSON.parse(line)) },
    ...(options.handlers === undefined ? {} : { handlers: options.handlers }),
    ...(options.registerWeb === undefined ? {} : { registerWeb: options.registerWeb }),
  });
  const url = await app.fastify.listen({ host: "127.0.0.1", port: 0 });
  return new TestServer({
    app,
    config,
    db: database.db,
    url,
    log,
    clock,
    async dispose() {
      await app.close();
      if (options.database === undefined) await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  });
}
