import type { OperationId } from "../../method.ts";
import { checkCall, invalid, isDownload, reply, wrongMembers } from "../handle-request.ts";
import { messages } from "../messages.ts";
import { download, refusal } from "../replies.ts";
import type { TestRequest } from "../read-request.ts";
import {
  createShell,
  type FakeBackend,
  type KnownCall,
  type ReplyContext,
  type ShellOptions,
} from "../shell.ts";
import { accountOf, authorize, permissionsOf } from "./caller.ts";
import { KeyedReplies } from "./idempotency.ts";
import { serve } from "./operations.ts";
import { Refused } from "./refused.ts";
import { plant, type FakeSeed } from "./seed.ts";
import { textOf } from "./values.ts";
import { system, World } from "./world.ts";

/** The options of a fake server. */
export interface FakeServerOptions extends ShellOptions {
  /** Records beside those of a new site. */
  seed?: FakeSeed;
  /** What its clock shows at first. Default 2026-01-05, 08:00 UTC; each write moves it by a second. */
  now?: Date;
}

/** An in-memory server that keeps what it was sent. */
export interface FakeServer extends FakeBackend {
  /**
   * Signs in an account and returns its token, without a call and whatever its password.
   *
   * @example const sdk = createSdk({ fetch: server.fetch, getToken: () => token, baseUrl: "/rest" });
   */
  signIn: (username: string) => string;
  /** Ends every session: the next call gets 401. */
  endSessions: () => void;
  /** Moves the clock: what was scheduled becomes public. */
  advance: (ms: number) => void;
  /** Forgets everything that happened, and begins with the seed again. */
  reset: () => void;
}

/**
 * Creates an in-memory server of the contract that keeps state: what is created can be read, listed, changed and deleted,
 * with versions and 409, permissions by role, the review and publication of articles, and what visitors see of it.
 *
 * It begins as a new site: the shipped roles, menus and dictionaries, an account per role (`admin`, `editor`, `reviewer`,
 * `publisher`, `moderator`, `auditor`, with {@link FAKE_PASSWORD}), and one published type, `news`. Ids and times are the
 * same in every run. Operations that it keeps no state for return generated data, and empty lists.
 *
 * @example
 * const server = createFakeServer({ seed: { articles: [{ title: "Tide", status: "published" }] } });
 * const token = server.signIn("editor");
 * const sdk = createSdk({ baseUrl: "/rest", fetch: server.fetch, getToken: () => token, retries: 0 });
 */
export function createFakeServer(options: FakeServerOptions = {}): FakeServer {
  const { seed = {}, now = new Date("2026-01-05T08:00:00Z") } = options;
  let world = newWorld(now, seed);
  let replies = new KeyedReplies();
  const shell = createShell(
    options,
    async (call, context) => respond(call, context, world, replies),
    (request) => serveFile(request, world),
  );
  return {
    ...shell,
    signIn: (username) => {
      const user = world.rows("users").find((row) => textOf(row, "username") === username);
      if (user === undefined) throw new Error(messages.problem.noAccount(username));
      const token = world.nextId("session");
      world.sessions.set(token, user.id);
      return token;
    },
    endSessions: () => world.sessions.clear(),
    advance: (ms) => world.advance(ms),
    reset: () => {
      world = newWorld(now, seed);
      replies = new KeyedReplies();
      shell.reset();
    },
  };
}

function newWorld(now: Date, seed: FakeSeed): World {
  const world = new World(now);
  plant(world, seed);
  return world;
}

const TICK_MS = 1000;

/** Rights come before the call's validity, as on the server. */
function respond(
  call: KnownCall,
  context: ReplyContext,
  world: World,
  replies: KeyedReplies,
): Response {
  const { operationId: id, headers } = call;
  try {
    const token = tokenOf(headers);
    const user = accountOf(world, token);
    authorize(id, world, user);
    const fieldErrors = checkCall(call);
    if (fieldErrors.length > 0) return invalid(fieldErrors, context.requestId);
    const key = headers.get("Idempotency-Key");
    const asked = JSON.stringify([id, call.input, user?.id]);
    const replayed = key === null ? undefined : replies.find(key, asked);
    if (replayed !== undefined) return replayed;
    if (call.method !== "GET") world.advance(TICK_MS);
    const held = user === undefined ? [] : permissionsOf(world, user);
    const author = user === undefined ? system : { id: user.id, name: textOf(user, "name") };
    const may = (code: string) => held.includes(code);
    const result = serve({ id, input: { ...call.input }, world, user, author, token, may });
    if (isDownload(result)) return download(result);
    reportOwnFault(id, result, context);
    const response = reply(id, result, context.requestId);
    if (key !== null) replies.keep(key, asked, response);
    return response;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refusal(error.status, error.facts, context.requestId);
  }
}

/** A reply that the contract does not allow is a fault of the fake, or of the seed. */
function reportOwnFault(id: OperationId, result: unknown, { report }: ReplyContext): void {
  const wrong = wrongMembers(id, result);
  if (wrong !== "") report(messages.problem.invalidReply(id, wrong));
}

function tokenOf(headers: Headers): string | undefined {
  const token = headers.get("Authorization")?.replace(/^Bearer /i, "");
  return token === "" ? undefined : token;
}

function serveFile({ method, url }: TestRequest, world: World): Response | undefined {
  if (method !== "GET" || !url.pathname.startsWith("/files/")) return undefined;
  const file = world.files.get(url.pathname);
  if (file === undefined) return new Response(null, { status: 404 });
  const type = file.type || "application/octet-stream";
  return new Response(file, { headers: { "Content-Type": type } });
}
