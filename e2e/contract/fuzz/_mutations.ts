/** Ways to spoil a request. */
import type { OperationId } from "@atrium/sdk";
import fc, { type Arbitrary } from "fast-check";
import { operationOf } from "../../../packages/sdk/src/testing/contract.ts";
import { formMutations, jsonMutations } from "./_body-mutations.ts";
import type { Draft } from "./_draft.ts";
import { Mutation, type Effect } from "./_mutation.ts";
import { edgeCaseEscapes, edgeCaseNames } from "./_edge-cases.ts";

/** The ways to spoil a request of an operation. */
export function mutationsOf(id: OperationId): Arbitrary<Mutation> {
  const { method, path, query, body, form = false } = operationOf(id);
  const known = Object.keys(query?.properties ?? {});
  return fc.oneof(
    { weight: body ? 12 : 0, arbitrary: form ? formMutations() : jsonMutations() },
    { weight: query ? 4 : 0, arbitrary: queryMutations(known) },
    { weight: path ? 4 : 0, arbitrary: escapes.map(replaceParameter) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...edgeCaseNames).map((name) => addQuery(name, known, method)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...methods).map(changeMethod) },
    { weight: 2, arbitrary: fc.constantFrom(...oddTypes).map(changeType) },
    { weight: 2, arbitrary: fc.constantFrom(...oddHeaders).map(addHeader) },
  );
}

const picks = fc.nat(99);
const escapes = fc.constantFrom(...edgeCaseEscapes);

function queryMutations(known: readonly string[]): Arbitrary<Mutation> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(picks, escapes).map(replaceQuery) },
    { weight: 1, arbitrary: picks.map((pick) => repeatQuery(pick, known)) },
    { weight: 1, arbitrary: picks.map((pick) => bracketQuery(pick, known)) },
  );
}

function replaceQuery([pick, escape]: [number, string]): Mutation {
  return onQuery(`query value ${pick} → ${escape.slice(0, 40)}`, pick, (entry, { query }) => {
    // An empty value is dropped with its name, and what was wrong with that name would be right again.
    if (escape !== "" || !isSpoiled(entry, query)) entry[1] = escape;
    return "unclear";
  });
}

function isSpoiled([name]: [string, string], query: Draft["query"]): boolean {
  return name.endsWith("]") || query.filter((other) => other[0] === name).length > 1;
}

/** No parameter of the contract is a list. */
function repeatQuery(pick: number, known: readonly string[]): Mutation {
  return onQuery(`query value ${pick} twice`, pick, ([name, value], draft) => {
    draft.query.push([name, value]);
    // Empty values are dropped with their names.
    return known.includes(name) && value !== "" ? "wrong" : "unclear";
  });
}

function bracketQuery(pick: number, known: readonly string[]): Mutation {
  return onQuery(`query name ${pick} with brackets`, pick, (entry, { query }) => {
    // An empty value is dropped with its name: a repeated name would be right again.
    if (entry[1] === "" && isSpoiled(entry, query)) return "unclear";
    const counts = known.includes(entry[0]) && entry[1] !== "";
    entry[0] += pick % 2 === 0 ? "[$ne]" : "[]";
    return counts ? "wrong" : "unclear";
  });
}

function onQuery(
  name: string,
  pick: number,
  change: (entry: [string, string], draft: Draft) => Effect,
): Mutation {
  return new Mutation(name, (draft) => {
    const entry = draft.query[pick % draft.query.length];
    return entry === undefined ? "unclear" : change(entry, draft);
  });
}

/** Reads and deletions ignore a name that the operation does not declare; a declared one may be valid. */
function addQuery(name: string, known: readonly string[], method: string): Mutation {
  const isRefused = ["POST", "PUT"].includes(method) && name !== "" && !known.includes(name);
  return new Mutation(`query ${JSON.stringify(name)} added`, (draft) => {
    draft.query.push([encodeURIComponent(name), "1"]);
    return isRefused ? "wrong" : "unclear";
  });
}

function replaceParameter(escape: string): Mutation {
  return new Mutation(`path parameter → ${escape.slice(0, 40)}`, (draft) => {
    const [name] = Object.keys(draft.parameters);
    if (name === undefined) return "unclear";
    draft.parameters[name] = escape;
    return "elsewhere";
  });
}

const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"];

function changeMethod(method: string): Mutation {
  return new Mutation(`method ${method}`, (draft) => {
    draft.method = method;
    return "elsewhere";
  });
}

const oddTypes = [
  "",
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "application/merge-patch+json",
  "application/xml",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  `multipart/form-data; boundary=${"b".repeat(300)}`,
  "multipart/mixed; boundary=tide-7f3a",
  "*/*",
  "; charset=utf-8",
];

function changeType(type: string): Mutation {
  return new Mutation(`content type ${JSON.stringify(type.slice(0, 60))}`, ({ headers }) => {
    headers["content-type"] = type;
    return "unclear";
  });
}

const oddHeaders: [string, string][] = [
  ["authorization", ""],
  ["authorization", "Bearer"],
  ["authorization", "Bearer undefined"],
  ["authorization", `Bearer ${"t".repeat(5_000)}`],
  ["authorization", "Basic YWRtaW46YWRtaW4="],
  ["x-http-method-override", "DELETE"],
  ["x-forwarded-for", "1.2.3.4, ' or 1=1"],
  ["x-forwarded-host", "example.org"],
  ["host", "example.org:99999"],
  ["accept", "application/xml;q=x"],
  ["accept-encoding", "br;q=2, identity;q=0"],
  ["accept-language", "zz-ZZ,*;q=9"],
  ["if-none-match", "*"],
  ["if-none-match", '"' + "e".repeat(3_000)],
  ["if-modified-since", "yesterday"],
  ["range", "bytes=5-1,-9"],
  ["expect", "miracles"],
  ["user-agent", "\u00e9\u00ff".repeat(2_000)],
  ["cookie", "token=; __proto__=1; ".repeat(50)],
  ["x-padding", "p".repeat(20_000)],
  ["content-encoding", "gzip"],
  ["origin", "null"],
  ["idempotency-key", "tide"],
  ["idempotency-key", "\u00e9 \u00ff"],
  ["idempotency-key", "k".repeat(300)],
  ["x-request-id", "'; drop table users --"],
];

/** A request that is too large is rejected before routing. */
function addHeader([name, value]: [string, string]): Mutation {
  return new Mutation(`header ${name}: ${value.slice(0, 40)}`, ({ headers }) => {
    headers[name] = value;
    return name === "x-padding" ? "elsewhere" : "unclear";
  });
}
