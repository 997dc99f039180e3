import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { messages } from "../kernel/messages/index.ts";
import type { Handlers } from "../modules/operation.ts";
import { Answer, FileAnswer, type Context } from "../modules/operation.ts";
import { AppError } from "../kernel/app-error.ts";
import type { Config } from "../kernel/config/config.ts";
import type { Contract, ContractOperation } from "../kernel/contract.ts";
import { success, successText } from "./envelope.ts";
import type { FailureCheck } from "./failure-checks.ts";
import { JsonText } from "../modules/json-text.ts";
import { readForm } from "./multipart.ts";
import type { OperationChecks } from "./operation-checks.ts";
import type { ReplyWriter } from "./reply-schemas.ts";
import type { RequestValidator } from "./request-validation.ts";
import { uploadFolder } from "./uploads.ts";

export interface OperationsOptions {
  config: Config;
  contract: Contract;
  checks: OperationChecks;
  handlers: Partial<Handlers>;
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

/** Registers a route for every operation of the contract; one without a handler answers 501. */
export function registerOperations(fastify: FastifyInstance, options: OperationsOptions): void {
  const { config, contract, checks } = options;
  const checkReplies = checksReplies(config);
  // Fastify gets ready validators where it expects schemas to compile.
  fastify.setValidatorCompiler<RequestValidator>(({ schema }) => schema);
  fastify.setSerializerCompiler<ReplyWriter>(({ schema }) => schema);
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
      schema: routeSchema(operation, options),
      handler: (request, reply) => serve(operation, options, request, reply),
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
    ...(inPath && { params: checks.path(operation) }),
    ...(acceptsJson && { body: onlyJson(checks.body(operation, json)) }),
    ...(operation.answersJson && {
      response: { 200: onlyJson(checks.reply(operation, { strict: checksReplies(config) })) },
    }),
  };
}

function onlyJson(schema: RequestValidator | ReplyWriter) {
  return { content: { [json]: { schema } } };
}

async function serve(
  operation: ContractOperation,
  options: OperationsOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  // The contract has validated each part against the types that the handler declares.
  const handler = options.handlers[operation.id] as AnyHandler | undefined;
  if (handler === undefined) {
    throw new AppError("NOT_IMPLEMENTED", messages.server.notServed);
  }
  const body = request.isMultipart() ? await readUpload(request, options.config) : request.body;
  const outcome = await handler(
    { path: request.params, query: request.query, body },
    options.context(request, operation),
  );
  if (outcome instanceof JsonText) {
    return sendText(outcome, checksReplies(options.config), request, reply);
  }
  return send(outcome, request, reply);
}

/** Sends the text unchanged, but validates what it says. */
function sendText(
  { text }: JsonText<unknown>,
  checkReplies: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  if (checkReplies) return success(JSON.parse(text), request.id);
  void reply.type("application/json; charset=utf-8");
  return successText(text, request.id);
}

type AnyHandler = (
  input: { path: unknown; query: unknown; body: unknown },
  ctx: Context,
) => Promise<unknown>;

async function readUpload(request: FastifyRequest, config: Config) {
  const form = await readForm(request, {
    folder: uploadFolder(config),
    maxFileBytes: config.limits.uploadBytes,
  });
  request.form = form;
  const fields = form.file === null ? {} : { [form.file.field]: form.file.name };
  const checked = request.routeOptions.config.checkForm?.({ ...form.fields, ...fields });
  if (checked !== undefined && checked !== true) throw checked.error;
  return form;
}

function send(outcome: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (outcome instanceof FileAnswer) return reply.headers(outcome.headers).send(outcome.stream);
  if (!(outcome instanceof Answer)) return success(outcome, request.id);
  const { message, members, headers } = outcome.extra;
  if (headers !== undefined) void reply.headers(headers);
  return { ...success(outcome.result, request.id, message), ...members };
}
