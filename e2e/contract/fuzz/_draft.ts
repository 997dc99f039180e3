/** A request before it is sent. */
import type { OperationId } from "@atrium/sdk";
import { operationOf } from "../../../packages/sdk/src/testing/contract.ts";
import type { Input } from "./_inputs.ts";
import { FormFile } from "./_edge-cases.ts";
import type { WireRequest } from "./_wire.ts";

/** The parts of a request that mutations can change. */
export interface Draft {
  method: string;
  /** Path with `{parameters}`. */
  path: string;
  /** The path parameters, encoded. */
  parameters: Record<string, string>;
  /** Names and encoded values. */
  query: [string, string][];
  headers: Record<string, string>;
  body: DraftBody;
}

/** A value to be sent as JSON, the parts of a form, bytes as they are, or nothing. */
export type DraftBody =
  | { kind: "json"; value: unknown }
  | { kind: "form"; parts: FormPart[] }
  | { kind: "bytes"; bytes: Buffer }
  | { kind: "none" };

/** A part of a form: its headers and its content. */
export interface FormPart {
  head: string;
  content: Buffer;
}

const boundary = "tide-7f3a";

/** The request for this input, as the contract defines it. */
export function draftOf(id: OperationId, input: Input, token: string | null): Draft {
  const { method, address, form = false } = operationOf(id);
  const body = bodyOf(input.body, form);
  return {
    method,
    path: address,
    parameters: mapValues(input.path, encode),
    query: Object.entries(input.query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, encode(value)]),
    headers: {
      ...(token !== null && { authorization: token }),
      ...(body.kind === "json" && { "content-type": "application/json" }),
      ...(body.kind === "form" && { "content-type": `multipart/form-data; boundary=${boundary}` }),
    },
    body,
  };
}

/** The draft as it is sent, below the API's base. */
export function toWire(draft: Draft, apiBase: string): WireRequest {
  const path = draft.path.replaceAll(/\{(\w+)\}/g, (_, name) => draft.parameters[name] ?? "");
  const query = draft.query.map(([name, value]) => `${name}=${value}`).join("&");
  const { method, headers, body } = draft;
  const address = apiBase + path + (query === "" ? "" : `?${query}`);
  return { method, address, headers, body: bytesOf(body) };
}

/** A part of a form with a string or a file. */
export function formPart(name: string, value: unknown): FormPart {
  const file = value instanceof FormFile ? `; filename="${value.name}"` : "";
  const head = `Content-Disposition: form-data; name="${name}"${file}`;
  const content = value instanceof FormFile ? value.bytes : Buffer.from(wellFormed(value));
  return { head, content };
}

/** The body's bytes; null without one. */
export function bytesOf(body: DraftBody): Buffer | null {
  if (body.kind === "none") return null;
  if (body.kind === "bytes") return body.bytes;
  if (body.kind === "json") return Buffer.from(JSON.stringify(body.value));
  const parts = body.parts.map(({ head, content }) =>
    Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), content, Buffer.from("\r\n")]),
  );
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

function bodyOf(members: Input["body"], form: boolean): DraftBody {
  if (members === null) return { kind: "none" };
  if (!form) return { kind: "json", value: members };
  return { kind: "form", parts: Object.entries(members).map((entry) => formPart(...entry)) };
}

function encode(value: unknown): string {
  return encodeURIComponent(wellFormed(value));
}

function wellFormed(value: unknown): string {
  return String(value).toWellFormed();
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
