import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { messages } from "../kernel/messages/index.ts";
import { AppError } from "../kernel/app-error.ts";

/** Parses JSON bodies strictly: valid UTF-8, no NUL, no lone surrogates, no keys that reach prototypes. */
export function acceptJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser("error", "error");
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (!Buffer.isBuffer(body) || !isUtf8(body)) {
      done(badText(), undefined);
      return;
    }
    const text = body.toString("utf8");
    if (mayHoldBadText.test(text) && holdsBadText(text)) done(badText(), undefined);
    else void parse(request, text, done);
  });
}

// Only an escape can contain them: a bare NUL is invalid JSON, a lone surrogate invalid UTF-8.
const mayHoldBadText = /\\u(0000|d[89a-f])/i;

function holdsBadText(text: string): boolean {
  let bad = false;
  try {
    JSON.parse(text, (key, value: unknown) => {
      bad ||= isBad(key) || (typeof value === "string" && isBad(value));
      return value;
    });
  } catch (error) {
    // Malformed JSON has its own error; JSON that is too deep to traverse is refused here.
    return !(error instanceof SyntaxError);
  }
  return bad;
}

function isBad(text: string): boolean {
  return text.includes("\0") || !text.isWellFormed();
}

function badText(): AppError {
  return new AppError("VALIDATION_FAILED", messages.body.invalidUnicode);
}
