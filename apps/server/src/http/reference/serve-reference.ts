import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { matchesEtag } from "../etag.ts";
import type { ContractRouteOptions } from "../serve-contract.ts";
import { shippedFolder } from "../../kernel/shipped-folder.ts";
import type { ReferenceDocument } from "./document.ts";
import { renderReference } from "./render-reference.ts";

/**
 * Serves the API reference, generated from the contract: `/docs`, and `/docs#usersPage` for one operation. A
 * self-contained page; its policy allows only its own style and script.
 */
export function serveReference(
  fastify: FastifyInstance,
  { config: { apiBase }, contract }: ContractRouteOptions,
): void {
  let page: ReferencePage | undefined;
  fastify.get("/docs", (request, reply) => {
    // The contract's linter guarantees this shape.
    page ??= makePage(contract.document as unknown as ReferenceDocument, apiBase);
    return sendPage(page, request, reply);
  });
  fastify.get("/docs/", (_request, reply) => reply.redirect("/docs", 301));
}

interface ReferencePage {
  plain: Buffer;
  gzipped: Buffer;
  headers: Record<string, string>;
}

function makePage(document: ReferenceDocument, apiBase: string): ReferencePage {
  const folder = shippedFolder("http/reference/page");
  const style = readFileSync(join(folder, "reference.css"), "utf8");
  const script = readFileSync(join(folder, "reference.js"), "utf8");
  const plain = Buffer.from(renderReference(document, apiBase, { style, script }));
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policyOf(style, script),
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "accept-encoding",
    etag: `W/"${digestOf(plain)}"`,
  };
  return { plain, gzipped: gzipSync(plain), headers };
}

function sendPage(page: ReferencePage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.headers(page.headers);
  if (matchesEtag(request.headers["if-none-match"], String(page.headers["etag"]))) {
    return reply.code(304).send();
  }
  const gzip = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  if (gzip) void reply.header("content-encoding", "gzip");
  return reply.send(gzip ? page.gzipped : page.plain);
}

function policyOf(style: string, script: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${digestOf(style)}'`,
    `script-src 'sha256-${digestOf(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function digestOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64");
}
