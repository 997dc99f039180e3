import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { messages } from "../kernel/messages/index.ts";
import { AppError } from "../kernel/app-error.ts";
import {
  MAX_DEPTH,
  MAX_FIELDS,
  findFault,
  withoutBidiControlsInJson,
  type BodyFault,
} from "./json-text.ts";

/** Parses JSON bodies strictly: valid UTF-8, no NUL, no lone surrogates, no keys that reach prototypes; within bounds; without bidirectional controls. */
export function acceptJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser("error", "error");
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (!Buffer.isBuffer(body) || !isUtf8(body)) {
      done(refusal("unicode"), undefined);
      return;
    }
    const text = body.toString("utf8");
    const fault = findFault(text);
    if (fault === undefined) void parse(request, withoutBidiControlsInJson(text), done);
    else done(refusal(fault), undefined);
  });
}

function refusal(fault: BodyFault): AppError {
  const { invalidUnicode, tooManyFields, tooDeep } = messages.body;
  const texts = {
    unicode: invalidUnicode,
    fields: tooManyFields(MAX_FIELDS),
    depth: tooDeep(MAX_DEPTH),
  };
  return new AppError("VALIDATION_FAILED", texts[fault]);
}
