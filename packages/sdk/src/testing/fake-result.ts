/** Generates the result of an operation, valid by the contract and matching the call. */
import type { OperationId } from "../method.ts";
import type { Download } from "../models.ts";
import { isValid, isRecord } from "./validate.ts";
import { operationOf, resolve } from "./contract.ts";
import type { Schema } from "./contract-types.ts";
import { createRandom, type Random } from "./random.ts";
import { sample, sampleEntry } from "./sample.ts";
import { makeFile } from "./sample-values.ts";

type Values = Record<string, unknown>;

/** The part of a call that its response depends on. */
interface Request {
  id: OperationId;
  input: Values;
  seed: number;
}

/**
 * The result of a call. It depends on seed, operation and input alone: the same call gets the same response, whatever
 * was called before, and the pages of one list are cut from the same records.
 *
 * It echoes the members that the call names (`id`, in lists the filters), and a write returns the next version. `given`
 * overrides everything.
 */
export function fakeResult(question: Request, given: unknown): unknown {
  if (operationOf(question.id).file) return fakeDownload(question, given);
  const schema = resolve(operationOf(question.id).result ?? {});
  if (isPage(schema) && isMembers(given)) return fakePage(schema, question, given);
  if (schema.items !== undefined) return fakeList(schema.items, question, given);
  const random = randomFor(question, question.input);
  if (!isMembers(given) || schema.properties === undefined) return sample(schema, random, given);
  return sample(schema, random, { ...knownMembers(schema, question), ...given });
}

function fakeDownload(question: Request, given: unknown): unknown {
  const blob = makeFile(randomFor(question, question.input));
  const download: Download = { blob, fileName: "name" in blob ? String(blob.name) : "file.txt" };
  return isMembers(given) ? { ...download, ...given } : given;
}

function isPage({ properties = {} }: Schema): boolean {
  return ["records", "total", "pageNo", "pageSize"].every((name) => name in properties);
}

function isMembers(given: unknown): given is Values | undefined {
  return given === undefined || isRecord(given);
}

function fakeList(items: Schema, question: Request, given: unknown): unknown {
  if (given !== undefined && !Array.isArray(given)) return given;
  const filters = filtersOf(question);
  const random = randomFor(question, filters);
  const entries = given ?? Array.from({ length: random.integer(2, 4) });
  return sampleEntries(items, random, 0, entries, filters);
}

function fakePage(schema: Schema, question: Request, given: Values = {}): unknown {
  const { records, ...others } = given;
  const filters = filtersOf(question);
  const random = randomFor(question, filters);
  const ownRecords = Array.isArray(records) ? records : undefined;
  const total = numberOr(given["total"], ownRecords?.length ?? random.integer(11, 40));
  const pageNo = numberOr(given["pageNo"] ?? question.input["pageNo"], 1);
  const pageSize = numberOr(
    given["pageSize"] ?? question.input["pageSize"],
    defaultPageSize(question.id),
  );
  const first = (pageNo - 1) * pageSize;
  const length = Math.max(0, Math.min(pageSize, total - first));
  const numbers = { total, pageNo, pageSize, pages: Math.ceil(total / pageSize) };
  const page = sample(schema, random, {
    ...echo(schema, { ...filters, ...numbers, truncated: first + pageSize < total }),
    ...others,
    records: [],
  }) as Values;
  const items = withColumns(schema.properties?.["records"]?.items ?? {}, page["columns"]);
  const entries = ownRecords ?? Array.from({ length });
  return { ...page, records: sampleEntries(items, random, first, entries, filters) };
}

/** The rows of a source query with the columns that it names. */
function withColumns(items: Schema, columns: unknown): Schema {
  if (!Array.isArray(columns)) return items;
  const described = columns
    .filter(isRecord)
    .map(({ name, type }): [string, Schema] => [
      String(name),
      columnSchemas[String(type)] ?? { type: "string" },
    ]);
  const required = described.map(([name]) => name);
  return { type: "object", required, properties: Object.fromEntries(described) };
}

const columnSchemas: Record<string, Schema> = {
  number: { type: "number" },
  boolean: { type: "boolean" },
  month: { $ref: "Month" },
  dateTime: { $ref: "DateTime" },
};

/** An entry is seeded by its position in the whole list: it is the same whatever the page size. */
function sampleEntries(
  items: Schema,
  random: Random,
  first: number,
  entries: unknown[],
  filters: Values,
): unknown[] {
  const known = echo(items, filters);
  return entries.map((entry = {}, at) =>
    sampleEntry(items, random.of(first + at), isRecord(entry) ? { ...known, ...entry } : entry),
  );
}

/** The filters of a list, without the path parameters and the page. */
function filtersOf({ id, input }: Request): Values {
  const inPath = operationOf(id).path?.properties ?? {};
  const others = Object.entries(input).filter(
    ([name]) => !(name in inPath) && name !== "pageNo" && name !== "pageSize",
  );
  return Object.fromEntries(others);
}

function knownMembers(schema: Schema, { id, input }: Request): Values {
  const isWrite = operationOf(id).method !== "GET";
  const version = isWrite ? { version: numberOr(input["version"], 0) + 1 } : {};
  return echo(schema, { ...input, ...version });
}

/** The given values that are valid for members of the schema. */
function echo(schema: Schema, values: Values): Values {
  const { properties = {} } = resolve(schema);
  const fitting = Object.entries(values).filter(([name, value]) => {
    const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return member !== undefined && typeof value !== "object" && isValid(member, value);
  });
  return Object.fromEntries(fitting);
}

/** The source query states its default in its description only: the maximum of a list. */
function defaultPageSize(id: OperationId): number {
  return numberOr(operationOf(id).query?.properties?.["pageSize"]?.default, 999);
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}

/** A generator seeded by an operation and values, whatever the order of their members. */
function randomFor({ seed, id }: Request, values: Values): Random {
  return createRandom(JSON.stringify([seed, id, values], sortedMembers));
}

function sortedMembers(_key: string, value: unknown): unknown {
  if (value instanceof Blob) return [value.size, value.type];
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
