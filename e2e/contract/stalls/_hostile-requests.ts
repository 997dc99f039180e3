/** Requests that cost their sender little and a careless server much, made from the contract. */
import { readFileSync } from "node:fs";

export interface HostileRequest {
  name: string;
  method: string;
  /** Below the API's base. */
  path: string;
  body?: string;
}

interface Operation {
  operationId: string;
  "x-max-body"?: number;
  parameters?: ({ name: string; in: string } | { $ref: string })[];
  requestBody?: { content: Record<string, unknown> };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, { name: string; in: string }> };
}

const file = new URL("../../../openapi/dist/openapi.json", import.meta.url);
const document = JSON.parse(readFileSync(file, "utf8")) as Document;

/** The longest URL that Node accepts, with room for the headers. */
const URL_LENGTH = 14_000;

/** Signing out, and what ends the caller's own session, would end the trial. */
const ENDS_SESSION = /token$|logout|liveSession/i;

/** Requests for every operation. */
export function requestsFromContract(): HostileRequest[] {
  return Object.entries(document.paths)
    .filter(([path]) => !ENDS_SESSION.test(path))
    .flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) => [
        ...urlsOf(path, method.toUpperCase(), operation),
        ...bodiesOf(path, method.toUpperCase(), operation),
      ]),
    );
}

function urlsOf(path: string, method: string, operation: Operation): HostileRequest[] {
  if (operation.requestBody !== undefined) return [];
  const { operationId, parameters = [] } = operation;
  const known = parameters
    .map((part) => ("name" in part ? part : document.components.parameters[lastOf(part.$ref)]))
    .filter((part) => part?.in === "query");
  const share = Math.floor(URL_LENGTH / Math.max(1, known.length)) - 40;
  const trap = (at: number) => filled(["a", "%25_", "%E9%9B%B7", "1"][at % 4] ?? "a", share);
  const traps = known.map((part, at) => `${part?.name}=${trap(at)}!`).join("&");
  const filledPath = path.replaceAll(/\{\w+\}/g, "x");
  return [
    { name: `${operationId}: keys`, method, path: `${filledPath}?${filled("a&", URL_LENGTH)}` },
    ...(known.length === 0
      ? []
      : [{ name: `${operationId}: long values`, method, path: `${filledPath}?${traps}` }]),
  ];
}

function bodiesOf(path: string, method: string, operation: Operation): HostileRequest[] {
  const { operationId, "x-max-body": limit = 0, requestBody } = operation;
  if (requestBody?.content["application/json"] === undefined) return [];
  const target = path.replaceAll(/\{\w+\}/g, "x");
  const room = limit - 200;
  const bodies: Record<string, string> = {
    "a giant list": `{"id":[${filled("1,", room)}1],"x":"\\ud83d\\ude00"}`,
    "many keys": `{${filled('"aaaa":1,', room)}"b":1}`,
    "deep nesting": filled('{"a":', room),
    "a long number": `{"id":${filled("9", room)}}`,
    "long texts": `{"username":"${filled("a", room / 4)}!","password":"${filled(" ", room / 4)}","title":"${filled("a@", room / 8)}"}`,
    escapes: `{"title":"${filled("\\ud83d\\ude00", room)}"}`,
  };
  return Object.entries(bodies).map(([name, body]) => ({
    name: `${operationId}: ${name}`,
    method,
    path: target,
    body,
  }));
}

/** Rich texts of that many characters. */
export function hostileTexts(length: number): Record<string, string> {
  const { fromCodePoint } = String;
  const chinese = Array.from({ length }, (_, at) => fromCodePoint(0x4e00 + ((at * 7919) % 20_000)));
  return {
    "list items in paragraphs": filled("<li><p>", length),
    "nested lists": filled("<ul><li>", length),
    "unterminated tags": filled("<", length),
    "unterminated values": filled('<a href="', length),
    paragraphs: filled("<p>", length),
    cells: filled("<td>", length),
    "repeated attributes": `<p ${filled("class=a ", length)}>x</p>`,
    "many attributes": `<p ${Array.from({ length: length / 8 }, (_, at) => `a${at}=1`).join(" ")}>x</p>`,
    headings: filled("<h2>a</h2>", length),
    comments: filled("<!--", length),
    spaces: `<p>${filled(" \n", length)}</p>x`,
    entities: `<p>${filled("&amp;", length)}</p>`,
    embeds: filled('<figure class="embed"></figure>', length),
    Chinese: `<p>${chinese.join("")}</p>`,
    words: `<p>${Array.from({ length: length / 8 }, (_, at) => (at * 7919).toString(36).padStart(7, "a")).join(" ")}</p>`,
  };
}

export function filled(part: string, length: number): string {
  return part.repeat(Math.max(1, Math.floor(length / part.length)));
}

function lastOf(ref: string): string {
  return ref.split("/").at(-1) ?? "";
}
