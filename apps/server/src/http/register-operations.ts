import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import openapiGlue from "fastify-openapi-glue";
import { messages } from "../messages/index.ts";
import type { Handlers } from "./operation.ts";
import { Answer, FileAnswer, type Context } from "./operation.ts";
import { AppError } from "./app-error.ts";
import {
  slimDocument,
  type Contract,
  type ContractOperation,
  type JsonSchema,
} from "./contract.ts";
import { success, successText } from "./envelope.ts";
import { FailureChecks, type FailureCheck } from "./failure-checks.ts";
import { JsonText } from "./json-text.ts";
import { readForm, type FormOptions } from "./multipart.ts";
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
export async function registerOperations(
  fastify: FastifyInstance,
  options: OperationsOptions,
): Promise<void> {
  const requests = new RequestValidation();
  const byId = new Map<string, ContractOperation>(
    options.contract.operations.map((operation) => [operation.id, operation]),
  );
  const failures = options.checkReplies ? new FailureChecks(options.contract.document) : null;
  useSchemas(fastify, options, requests);
  fastify.addHook("onRoute", (route) => tightenSchema(route, requests));
  await fastify.register(openapiGlue, {
    specification: slimDocument(options.contract.document),
    prefix: options.apiBase,
    operationResolver: (operationId) => {
      const operation = byId.get(operationId);
      if (operation === undefined) throw new Error(`Unknown operation ${operationId}`);
      // The plugin completes method, address and schema.
      const route: Partial<RouteOptions> = {
        config: { operation, ...(failures && { checkFailure: failures.of(operation) }) },
        handler: (request, reply) => serve(operation, options, request, reply),
      };
      return route as RouteOptions;
    },
  });
}

function useSchemas(
  fastify: FastifyInstance,
  options: OperationsOptions,
  requests: RequestValidation,
): void {
  fastify.setValidatorCompiler<JsonSchema>(({ schema, httpPart }) =>
    requests.compile(schema, httpPart ?? "body"),
  );
  const checks = options.checkReplies ? new ReplyChecks() : null;
  fastify.setSerializerCompiler<JsonSchema>(({ schema, method, url }) =>
    checks === null ? trimmingWriter(schema) : checks.writer(schema, `${method} ${url}`),
  );
}

/** Closes what the generated schemas leave open. */
function tightenSchema(route: RouteOptions, requests: RequestValidation): void {
  const operation = route.config?.operation;
  if (operation === undefined || route.config === undefined) return;
  const schema = route.schema as Record<string, JsonSchema & { content?: Content }>;
  schema.querystring ??= { type: "object", properties: {} };
  schema.querystring.additionalProperties = false;
  const form = schema.body?.content?.["multipart/form-data"];
  if (form !== undefined) {
    // The framework would check the unread body; the fields are checked when they have been read.
    route.config.checkForm = requests.compile(form.schema, "body");
    delete schema.body;
  }
  for (const part of Object.values(schema)) dropId(part);
}

type Content = Record<string, { schema: JsonSchema }>;

/** All recursive schemas come with the same `$id`, under which only one could be compiled. */
function dropId(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  if (Reflect.get(node, "$id") === "http://example.com/fastifySchema")
    Reflect.deleteProperty(node, "$id");
  for (const key of ["content", "200", "schema", "application/json"])
    dropId(Reflect.get(node, key));
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
