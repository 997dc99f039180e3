/**
 * The floor: Fastify and pg and nothing else. `bare-process.ts <database>`; its parent sends the reads' statements and
 * hears the port. No validation, no envelope, no log, no permissions, no prepared statements: what one writes first.
 */
import Fastify from "fastify";
import pg from "pg";
import type { AddressInfo } from "node:net";
import type { Statement } from "../statements/statement-log.ts";
import { actBare, saveBare, type ActBody, type SaveBody } from "./bare-writes.ts";

/** What the parent sends. */
export interface BareOrder {
  /** The statements of each path. */
  reads: [path: string, statements: Statement[]][];
  /** Finds a session. */
  session: Statement;
  /** Each path has one statement, which is prepared and gives one text: the reply. */
  repliesText?: boolean;
}

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const fastify = Fastify();
const json = "application/json; charset=utf-8";

process.once("message", ({ reads, session, repliesText }: BareOrder) => {
  const statementsOf = new Map(reads);
  fastify.get("/rest/*", async (request, reply) => {
    const statements = statementsOf.get(request.url);
    if (statements === undefined) return reply.code(404).send();
    if (repliesText) return reply.type(json).send(await readText(statements));
    const results: unknown[] = [];
    for (const { text, values } of statements) results.push((await pool.query(text, values)).rows);
    return { results };
  });
  fastify.put<{ Body: SaveBody }>("/rest/api/dtArticle/update", async ({ body, headers }) => ({
    result: await saveBare(pool, { session, token: headers.authorization ?? "" }, body),
  }));
  fastify.post<{ Body: ActBody }>("/rest/api/dtArticle/act", async ({ body, headers }) => ({
    result: await actBare(pool, { session, token: headers.authorization ?? "" }, body),
  }));
  void fastify
    .listen({ host: "127.0.0.1", port: 0 })
    .then(() => process.send?.((fastify.server.address() as AddressInfo).port));
});

async function readText([statement]: Statement[]): Promise<string> {
  if (statement === undefined) throw new Error("There is no statement");
  const { text, values } = statement;
  const { rows } = await pool.query<{ reply: string }>({ name: "reply", text, values });
  return rows[0]?.reply ?? "";
}

process.on("disconnect", () => process.exit());
