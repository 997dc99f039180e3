import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { messages } from "../messages/index.ts";
import type { Handlers } from "./operation.ts";
import { Answer, FileAnswer, type Context } from "./operation.ts";
import { AppError } from "./app-error.ts";
import type { Contract, ContractOperation, JsonSchema } from "./contract.ts";
import { success, successText } from "./envelope.ts";
import { FailureChecks, type FailureCheck } from "./failure-checks.ts";
import { JsonText } from "./json-text.ts";
import { readForm, type FormOptions } from "./multipart.ts";
import { OperationSchemas } from "./operation-schemas.ts";
import { ReplyChecks, trimmingWriter } from "./reply-schemas.ts";
import { RequestValidation, type RequestValidator } from "./request-validation.ts";

/** What the operations are served with. */
export interface OperationsOptions {
  contract: Contract;
  handlers: Partial<Handlers>;
  apiBase: string;
  form: FormOptions;
  /** Check replies against the contract instead of trimming them to it. */
  checkReplies: boolean;
  context(request: FastifyRequest, operation: ContractOperation): Context;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The operation a route serves; missing on routes of other kinds. */
    operation?: ContractOperation;
    /** Checks the fields of a multipart body. */
    checkForm?: RequestValidator;
    /** Checks that the operation declares its refusals; missing in production. */
    checkFailure?: FailureCheck;
  }
}

/** Serves every operation of the contract; one without a handler answers 501. */
export function registerOperations(fastify: FastifyInstance, options: OperationsOptions): void {
  const { document, operations } = options.contract;
  const schemas = new OperationSchemas(document);
  const requests = new RequestValidation();
  const failures = options.checkReplies ? new FailureChecks(document) : null;
  useSchemas(fastify, options, requests);
  for (const operation of operations) {
    const checkForm = formCheck(operation, schemas, requests);
    fastify.route({
      method: operation.method,
      url: options.apiBase + operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      config: {
        operation,
        ...(checkForm && { checkForm }),
        ...(failures && { checkFailure: failures.of(operation) }),
      },
      schema: checkedParts(operation, schemas),
      handler: (request, reply) => serve(operation, options, request, reply),
    });
  }
}

/** The framework hands each part's schema on as it is: each is made when it is compiled, at its first use. */
function useSchemas(
  fastify: FastifyInstance,
  options: OperationsOptions,
  requests: RequestValidation,
): void {
  fastify.setValidatorCompiler<() => JsonSchema>(({ schema, httpPart }) =>
    requests.compile(schema, httpPart ?? "body"),
  );
  const checks = options.checkReplies ? new ReplyChecks() : null;
  fastify.setSerializerCompiler<() => JsonSchema>(({ schema, method, url }) =>
    checks === null ? trimmingWriter(schema) : checks.writer(schema, `${method} ${url}`),
  );
}

function checkedParts(operation: ContractOperation, schemas: OperationSchemas) {
  const json = "application/json";
  const inPath = operation.path.includes("{");
  const takesJson = operation.bodyTypes.includes(json);
  return {
    querystring: () => schemas.query(operation),
    ...(inPath && { params: () => schemas.path(operation) }),
    ...(takesJson && { body: only(json, () => schemas.body(operation, json)) }),
    ...(operation.answersJson && { response: { 200: only(json, () => schemas.reply(operation)) } }),
  };
}

function only(type: string, schema: () => JsonSchema) {
  return { content: { [type]: { schema } } };
}

/** A form is checked when its fields have been read: the framework would check a body that nobody has read. */
function formCheck(
  operation: ContractOperation,
  schemas: OperationSchemas,
  requests: RequestValidation,
): RequestValidator | undefined {
  const form = "multipart/form-data";
  if (!operation.bodyTypes.includes(form)) return undefined;
  return requests.compile(() => schemas.body(operation, form), "body");
}

async function serve(
  operation: ContractOperation,
  options: OperationsOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  // The contract has validated each part against the types the handler declares.
  const handler = options.handlers[operation.id] as AnyHandler | undefined;
  if (handler === undefined) {
    throw new AppError("NOT_IMPLEMENTED", messages.server.notServed);
  }
  const body = request.isMultipart() ? await takeForm(request, options.form) : request.body;
  const outcome = await handler(
    { path: request.params, query: request.query, body },
    options.context(request, operation),
  );
  if (outcome instanceof JsonText) return sendText(outcome, options.checkReplies, request, reply);
  return send(outcome, request, reply);
}

/** A text is sent as it is; what is checked is what it says. */
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

async function takeForm(request: FastifyRequest, options: FormOptions) {
  const form = await readForm(request, options);
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
