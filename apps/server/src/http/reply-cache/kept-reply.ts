import { Buffer } from "node:buffer";
import type { ContractOperation } from "../../kernel/contract.ts";
import type { Keepable } from "./reply-cache.ts";

/** What a finished reply is kept with. */
export interface ReplyFacts {
  operation: ContractOperation;
  /** Path of the address, for the log. */
  path: string;
  etag: string;
  /** The article that the reply shows in full; null when it shows none. */
  articleId: string | null;
}

/** Headers that belong to one answer or one connection alone. */
const ownHeaders = new Set(["x-request-id", "connection", "keep-alive", "date", "content-length"]);

/**
 * A finished reply to a visitor, ready to be given to the next one. All that differs between the two is the request's
 * id, which is written into its place.
 */
export class KeptReply implements Keepable {
  /** The numbers of readers in it grow without anything being changed. */
  readonly longestMs = 60_000;
  readonly facts: ReplyFacts;
  readonly #body: Buffer;
  readonly #idAt: number;
  /** Names and values in turn, as Node writes them; with and without what describes a body. */
  readonly #headers: readonly string[];
  readonly #headersAlone: readonly string[];

  private constructor(facts: ReplyFacts, body: Buffer, id: string, headers: readonly string[]) {
    this.facts = facts;
    this.#body = body;
    this.#idAt = body.indexOf(id);
    this.#headers = [...headers, "content-length", String(body.length)];
    this.#headersAlone = pairs(headers)
      .filter(([name]) => name !== "content-type")
      .flat();
  }

  /** Keeps a reply, unless it is not the same for everybody: null. */
  static of(
    facts: ReplyFacts,
    payload: string,
    requestId: string,
    headers: Readonly<Record<string, number | string | string[] | undefined>>,
  ): KeptReply | null {
    if ("set-cookie" in headers || "access-control-allow-origin" in headers) return null;
    // Who names no origin is given what others without one were given.
    if ("vary" in headers && headers["vary"] !== "Origin") return null;
    if (payload.split(requestId, 3).length !== 2) return null;
    const kept = Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !ownHeaders.has(name))
      .flatMap(([name, value]) => [name, String(value)]);
    return new KeptReply(facts, Buffer.from(payload), requestId, kept);
  }

  /** Bytes it takes in memory, about. */
  get size(): number {
    return this.#body.length + 1024;
  }

  /** There are as many searches as words: they never push out what everybody reads. */
  get lasting(): boolean {
    return this.facts.operation.id !== "siteSearchContent";
  }

  /** The reply as JSON. */
  body(requestId: string): Buffer {
    const body = Buffer.from(this.#body);
    body.write(requestId, this.#idAt, "latin1");
    return body;
  }

  /** Names and values in turn, for an answer with a body. */
  headers(requestId: string): string[] {
    return [...this.#headers, "x-request-id", requestId];
  }

  /** The same for the answer that nothing has changed (304). */
  headersAlone(requestId: string): string[] {
    return [...this.#headersAlone, "x-request-id", requestId];
  }
}

function pairs(headers: readonly string[]): string[][] {
  return headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ""]] : []));
}
