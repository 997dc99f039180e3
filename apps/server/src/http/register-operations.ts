import type { Replica } from "../db/database.ts";
import { readPublic } from "../db/read-public.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { messages } from "../kernel/messages/index.ts";
import type { Transactor } from "../db/db.ts";
import type { CallOptions, IdempotentCalls } from "../modules/idempotency/idempotent-calls.ts";
import { keyedCall, type KeyedCall } from "../modules/idempotency/keyed-call.ts";
import type { Context, Handlers } from "../modules/operation.ts";
import { AppError } from "../kernel/app-error.ts";
import type { Config } from "../kernel/config/config.ts";
import { adminUrlOf } from "../kernel/config/admin-url.ts";
import type { Contract, ContractOperation } from "../kernel/contract.ts";
import type { FailureCheck } from "./failure-checks.ts";
import { readForm } from "./multipart.ts";
import { withoutOwnHosts } from "./own-addresses.ts";
import type { OperationChecks } from "./operation-checks.ts";
import type { ResponseWriter } from "./response-schemas.ts";
import type { RequestValidator } from "./request-validation.ts";
import { envelopeOf, sendOutcome, sendText } from "./send-outcome.ts";
import { uploadFolder } from "./uploads.ts";

export interface OperationsOptions {
  replica: Replica | undefined;
  config: Config;
  contract: Contract;
  checks: OperationChecks;
  handlers: Partial<Handlers>;
  idempotentCalls: IdempotentCalls;
  context(request: FastifyRequest, operation: ContractOperation): Context;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** undefined on routes that are not operations. */
    operation?: ContractOperation;
    checkForm?: RequestValidator;
    /** Missing in production. */
    checkFailure?: FailureCheck;
  }
}

const json = "application/json";
const form = "multipart/form-data";
const keyHeader = "idempotency-key";

interface Serving extends OperationsOptions {
  /** The hosts of the site and of its back office, with their ports. */
  ownHosts: readonly string[];
}

/** Registers a route for every operation of the contract; one without a handler answers 501. */
export function registerOperations(fastify: FastifyInstance, options: OperationsOptions): void {
  const { config, contract, checks } = options;
  const checkReplies = checksReplies(config);
  const urls = [config.publicUrl, adminUrlOf(config)];
  const serving = { ...options, ownHosts: urls.map((url) => new URL(url).host) };
  // Fastify gets ready validators where it expects schemas to compile.
  fastify.setValidatorCompiler<RequestValidator>(({ schema }) => schema);
  fastify.setSerializerCompiler<ResponseWriter>(({ schema }) => schema);
  for (const operation of contract.operations) {
    // A form is validated after its fields are read: Fastify would validate a body that nobody has read.
    const acceptsForm = operation.bodyTypes.includes(form);
    fastify.route({
      method: operation.method,
      url: config.apiBase + operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      config: {
        operation,
        ...(acceptsForm && { checkForm: checks.body(operation, form) }),
        ...(checkReplies && { checkFailure: checks.failure(operation) }),
      },
      ...(operation.maxBody > 0 && { bodyLimit: operation.maxBody }),
      schema: routeSchema(operation, options),
      handler: (request, reply) => serve(operation, serving, request, reply),
    });
  }
}

/** Responses are validated against the contract instead of trimmed to it. */
function checksReplies({ production }: Config): boolean {
  return !production;
}

function routeSchema(operation: ContractOperation, { checks, config }: OperationsOptions) {
  const inPath = operation.path.includes("{");
  const acceptsJson = operation.bodyTypes.includes(json);
  return {
    querystring: checks.query(operation),
    ...(operation.headerNames.length > 0 && { headers: checks.headers(operation) }),
    ...(inPath && { params: checks.path(operation) }),
    ...(acceptsJson && { body: onlyJson(checks.body(operation, json)) }),
    ...(operation.answersJson && {
      response: { 200: onlyJson(checks.reply(operation, { strict: checksReplies(config) })) },
    }),
  };
}

function onlyJson(schema: RequestValidator | ResponseWriter) {
  return { content: { [json]: { schema } } };
}

async function serve(
  operation: ContractOperation,
  options: Serving,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  // The contract has validated each part against the types that the handler declares.
  const handler = options.handlers[operation.id] as AnyHandler | undefined;
  if (handler === undefined) {
    throw new AppError("NOT_IMPLEMENTED", messages.server.notServed);
  }
  const body = await bodyOf(request, operation, options);
  const input = { path: request.params, query: request.query, body };
  const ctx = options.context(request, operation);
  const run = (idempotent: Transactor) =>
    readFrom(options.replica, operation, ctx, (own) => handler(input, { ...own, idempotent }));
  const key = request.headers[keyHeader];
  if (typeof key !== "string" || !operation.headerNames.includes(keyHeader)) {
    const checkReplies = checksReplies(options.config);
    return sendOutcome(await run(ctx.idempotent), { checkReplies }, request, reply);
  }
  const call = keyedCall(ctx, key, { ...input, body: contentOf(body, request) });
  return serveOnce({ operation, call, handle: run }, options, request, reply);
}

/** Serves a call with a key, or replays the reply to an earlier one. */
async function serveOnce(
  { operation, call, handle }: KeyedOperation,
  { idempotentCalls, checks, config }: OperationsOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const write = checks.reply(operation, { strict: checksReplies(config) });
  const { text, replayed } = await idempotentCalls.serve(call, {
    handle,
    write: (outcome) => write(envelopeOf(outcome, request.id)),
    log: request.log,
  });
  if (replayed) void reply.header("idempotency-replayed", "true");
  return sendText(text, reply);
}

interface KeyedOperation extends Pick<CallOptions, "handle"> {
  operation: ContractOperation;
  call: KeyedCall;
}

/** What was sent, without the place where a file has arrived: that is another one each time. */
function contentOf(body: unknown, { form }: FastifyRequest): unknown {
  return form?.file == null ? body : { ...form, file: { ...form.file, path: undefined } };
}

async function readFrom<T>(
  replica: Replica | undefined,
  { access, method }: ContractOperation,
  ctx: Context,
  read: (ctx: Context) => Promise<T>,
): Promise<T> {
  if (access !== "public" || method !== "GET") return read(ctx);
  return readPublic({ db: ctx.db, replica }, (db) => read({ ...ctx, db }));
}

type AnyHandler = (
  input: { path: unknown; query: unknown; body: unknown },
  ctx: Context,
) => Promise<unknown>;

async function bodyOf(
  request: FastifyRequest,
  { optionalBody, access, maxBody }: ContractOperation,
  { config, ownHosts }: Serving,
): Promise<unknown> {
  if (request.isMultipart()) return readUpload(request, maxBody, config);
  const { body, host } = request;
  // What visitors write stays as they wrote it.
  if (body && access !== "public") return withoutOwnHosts(body, [...ownHosts, host]);
  return body ?? (optionalBody ? {} : undefined);
}

async function readUpload(request: FastifyRequest, maxBytes: number, config: Config) {
  const form = await readForm(request, {
    folder: uploadFolder(config),
    maxBytes,
    maxFileBytes: config.limits.uploadBytes,
  });
  request.form = form;
  const fields = form.file === null ? {} : { [form.file.field]: form.file.name };
  const checked = request.routeOptions.config.checkForm?.({ ...form.fields, ...fields });
  if (checked !== undefined && checked !== true) throw checked.error;
  return form;
}
