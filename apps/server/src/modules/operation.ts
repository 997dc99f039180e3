import type { Readable } from "node:stream";
import type { KeyedQueue } from "../kernel/keyed-queue.ts";
import type { PasswordHasher } from "../auth/password-hasher.ts";
import type { Config } from "../kernel/config/config.ts";
import type { Db } from "../db/db.ts";
import type { PublicChanges } from "../db/public-changes.ts";
import type { operations } from "../generated/schema.ts";
import type { SignedInUser } from "../auth/signed-in-user.ts";
import type { ContractOperation, OperationId } from "../kernel/contract.ts";
import type { JsonText } from "./json-text.ts";
import type { Log } from "../kernel/log.ts";
import type { UploadForm } from "./upload-form.ts";

/** What a handler works with besides its input. */
export interface Context {
  db: Db;
  /** The operation that was called. */
  operation: ContractOperation;
  /** The account of the session; null for visitors. */
  user: SignedInUser | null;
  requestId: string;
  /** The caller's address: the socket's, or the proxy's word where one is trusted. */
  address: string;
  userAgent: string;
  config: Config;
  log: Log;
  now(): Date;
  /** Tells when something that the public reads has changed; undefined where nothing does. */
  publicChanges: PublicChanges | undefined;
  /** Says that the reply shows an article in full: whoever gets it, now or from the cache, counts as a reader. */
  noteShownArticle(id: string): void;
  hasher: PasswordHasher;
  /** Lets attempts on one account name take turns. */
  signInQueue: KeyedQueue;
}

/** The validated parts of the request. A multipart body arrives as the fields and the stored file of its form. */
export interface Input<Id extends OperationId> {
  path: Part<Id, "path">;
  query: Part<Id, "query">;
  body: Body<Id>;
}

/**
 * One operation: takes validated input, gives the reply's `result`, and knows nothing of HTTP.
 * Refuses by throwing an `AppError`.
 */
export type Handler<Id extends OperationId> = (
  input: Input<Id>,
  ctx: Context,
) => Promise<
  | Result<Id>
  | Answer<Result<Id>>
  | JsonText<Result<Id>>
  | ([Reply<Id>] extends [never] ? FileAnswer : never)
>;

/** A handler for every operation of the contract. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** The `result` of an operation's successful reply. */
export type Result<Id extends OperationId> = [Reply<Id>] extends [{ result: infer R }] ? R : never;

/** A result with more to say: further members of the envelope and headers. Made by `answer`. */
export class Answer<R> {
  readonly result: R;
  readonly extra: AnswerExtra;

  constructor(result: R, extra: AnswerExtra) {
    this.result = result;
    this.extra = extra;
  }
}

/** What an `Answer` adds to the reply. */
export interface AnswerExtra {
  /** Sentence for people in place of "OK". */
  message?: string;
  /** Further members of the envelope, such as the `data` of an upload or `truncated`. */
  members?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/**
 * Wraps a result that comes with further envelope members or headers.
 *
 * @example return answer(records, { members: { truncated: true } });
 */
export function answer<R>(result: R, extra: AnswerExtra): Answer<R> {
  return new Answer(result, extra);
}

/** A file in place of an envelope: its bytes and the headers that describe them. Made by `sendFile`. */
export class FileAnswer {
  readonly stream: Readable;
  readonly headers: Record<string, string>;

  constructor(stream: Readable, headers: Record<string, string>) {
    this.stream = stream;
    this.headers = headers;
  }
}

/** Answers with a file's bytes; `headers` name its type, length and disposition. */
export function sendFile(stream: Readable, headers: Record<string, string>): FileAnswer {
  return new FileAnswer(stream, headers);
}

type Json<T> = T extends { content: { "application/json": infer J } } ? J : never;

type Reply<Id extends OperationId> = operations[Id] extends { responses: { 200: infer R } }
  ? Json<R>
  : never;

type Part<Id extends OperationId, Name extends "path" | "query"> = operations[Id] extends {
  parameters: infer P;
}
  ? Given<Required<P>, Name>
  : NoParameters;

type Given<P, Name extends string> =
  P extends Record<Name, infer Parameters>
    ? [Exclude<Parameters, undefined>] extends [never]
      ? NoParameters
      : Exclude<Parameters, undefined>
    : NoParameters;

type NoParameters = Record<string, never>;

type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer C } }
  ? C extends { "application/json": infer J }
    ? J
    : C extends { "multipart/form-data": unknown }
      ? UploadForm
      : undefined
  : undefined;
