import type { Readable } from "node:stream";
import type { JobRuns } from "../kernel/job-runs.ts";
import type { KeyedQueue } from "../kernel/keyed-queue.ts";
import type { PasswordHasher } from "../auth/password-hasher.ts";
import type { Config } from "../kernel/config/config.ts";
import type { Db, Transactor } from "../db/db.ts";
import type { InvalidationBus } from "../db/invalidation-bus.ts";
import type { operations } from "../generated/schema.ts";
import type { SignedInUser } from "../auth/signed-in-user.ts";
import type { ContractOperation, OperationId } from "../kernel/contract.ts";
import type { FileStorage } from "./files/storage/file-storage.ts";
import type { JsonText } from "./json-text.ts";
import type { Log } from "../kernel/log.ts";
import type { UploadForm } from "./upload-form.ts";

/** What a handler gets besides its input. */
export interface Context {
  db: Db;
  /** For the transaction of an operation that takes an `Idempotency-Key`, whose result must be the handler's. */
  idempotent: Transactor;
  operation: ContractOperation;
  /** null for visitors. */
  user: SignedInUser | null;
  requestId: string;
  /** The client's address, also behind a trusted proxy. */
  address: string;
  userAgent: string;
  /** The request's `Cookie` header. */
  cookies: string | undefined;
  config: Config;
  /** Where the bytes of uploaded files are. */
  files: FileStorage;
  /** What became of the work that this server repeats. */
  jobRuns: JobRuns;
  log: Log;
  now(): Date;
  /** Notifies of changes to public data; undefined where nothing listens. */
  invalidationBus: InvalidationBus | undefined;
  /**
   * Records that the response shows an article in full: everyone who gets it, now or from the cache, counts as a
   * reader.
   */
  noteShownArticle(id: string): void;
  /**
   * What another operation takes as its JSON body, checked by the contract.
   *
   * @throws AppError `VALIDATION_FAILED`.
   */
  checkBody<Id extends OperationId>(id: Id, body: unknown): Input<Id>["body"];
  hasher: PasswordHasher;
  /** Serialises attempts on the same account name. */
  signInQueue: KeyedQueue;
}

/** The validated parts of the request. A multipart body arrives as its fields and its stored file. */
export interface Input<Id extends OperationId> {
  path: Part<Id, "path">;
  query: Part<Id, "query">;
  body: Body<Id>;
}

/**
 * Handles one operation: gets validated input, returns the response's `result`, and knows nothing of HTTP. It refuses
 * by throwing an `AppError`.
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

export type Handlers = { [Id in OperationId]: Handler<Id> };

export type Result<Id extends OperationId> = [Reply<Id>] extends [{ result: infer R }] ? R : never;

/** A result with further members of the envelope, or headers. Create it with `answer`. */
export class Answer<R> {
  readonly result: R;
  readonly extra: AnswerExtra;

  constructor(result: R, extra: AnswerExtra) {
    this.result = result;
    this.extra = extra;
  }
}

export interface AnswerExtra {
  /** Replaces "OK". */
  message?: string;
  /** Further members of the envelope, such as `data` of an upload or `truncated`. */
  members?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** @example return answer(records, { members: { truncated: true } }); */
export function answer<R>(result: R, extra: AnswerExtra): Answer<R> {
  return new Answer(result, extra);
}

/** A file instead of an envelope: its bytes and the headers that describe them. Create it with `sendFile`. */
export class FileAnswer {
  readonly stream: Readable;
  readonly headers: Record<string, string>;

  constructor(stream: Readable, headers: Record<string, string>) {
    this.stream = stream;
    this.headers = headers;
  }
}

/** `headers` give type, length and disposition. */
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

type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer B }
  ? [Exclude<B, undefined>] extends [{ content: infer C }]
    ? C extends { "application/json": infer J }
      ? J
      : C extends { "multipart/form-data": unknown }
        ? UploadForm
        : undefined
    : undefined
  : undefined;
