/** Filters, sorts and pages records by the parameters that lists of the contract have. */
import { operationOf } from "../contract.ts";
import type { Schema } from "../contract-types.ts";
import type { FakeCall } from "./call.ts";
import type { Resource } from "./resource.ts";
import { shape } from "./shape.ts";
import { numberOf, textOf, type Row, type Values } from "./values.ts";

const paging = new Set(["pageNo", "pageSize", "keyword", "sortField", "sortOrder"]);

/** The records that match the call's filters and keyword, in its order. */
export function filterAndSort<R extends Row>(
  records: readonly R[],
  resource: Resource,
  call: FakeCall,
): R[] {
  const { input } = call;
  const keyword = textOf(input, "keyword").trim().toLowerCase();
  const filters = Object.entries(input).filter(
    ([name, wanted]) => !paging.has(name) && wanted !== undefined,
  );
  const found = records.filter(
    (record) =>
      filters.every(([name, wanted]) => matches(record, name, wanted, resource, call)) &&
      (keyword === "" || contains(record, resource.search ?? ["name", "title"], keyword)),
  );
  return sorted(found, resource, input);
}

function matches(
  record: Row,
  name: string,
  wanted: unknown,
  { filters = {} }: Resource,
  call: FakeCall,
): boolean {
  const own = filters[name];
  if (own !== undefined) return own(record, wanted, call);
  const range = /^(\w+)(From|To)$/.exec(name);
  if (range !== null && !(name in record)) {
    const date = textOf(record, `${range[1]}At`);
    return range[2] === "From" ? date >= String(wanted) : date < String(wanted);
  }
  // A filter that the fake does not know, such as a queue, leaves everything in.
  return !(name in record) || record[name] === wanted;
}

function contains(record: Values, members: readonly string[], keyword: string): boolean {
  return members.some((name) => textOf(record, name).toLowerCase().includes(keyword));
}

/** By the given field, else by the resource's own order; those that are equal stay in the order of their making. */
function sorted<R extends Row>(
  records: readonly R[],
  { order = [], descends = false }: Resource,
  input: Values,
): R[] {
  const field = textOf(input, "sortField");
  const { sortOrder = descends ? "desc" : "asc" } = input;
  const direction = sortOrder === "desc" ? "-" : "";
  const members = field === "" ? order : [direction + field];
  const isReversed = direction === "-" && (field !== "" || descends);
  const inOrder = isReversed ? [...records].reverse() : [...records];
  return inOrder.sort((a, b) => {
    for (const member of members) {
      const descends = member.startsWith("-");
      const name = descends ? member.slice(1) : member;
      const result = compare(a[name], b[name]);
      if (result !== 0) return descends ? -result : result;
    }
    return 0;
  });
}

/** Nothing comes last, as in the database. */
function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [one, other] = [textKey(a), textKey(b)];
  return one < other ? -1 : Number(one > other);
}

function textKey(value: unknown): string {
  return typeof value === "string" ? value.toLowerCase() : JSON.stringify(value);
}

/** One page of the records, in the shape that the contract gives them. */
export function pageOf(item: Schema, records: readonly Values[], input: Values): Values {
  const pageNo = numberOf(input, "pageNo") || 1;
  const pageSize = numberOf(input, "pageSize") || 10;
  const total = records.length;
  const first = (pageNo - 1) * pageSize;
  return {
    records: records.slice(first, first + pageSize).map((record) => shape(item, record)),
    total,
    pageNo,
    pageSize,
    pages: Math.ceil(total / pageSize),
  };
}

/** The entries of a plain list, at most as many as the call allows. */
export function listOf(call: FakeCall, records: readonly Values[]): Values[] {
  const { result = {} } = operationOf(call.id);
  const pageSize = numberOf(call.input, "pageSize") || 999;
  const first = ((numberOf(call.input, "pageNo") || 1) - 1) * pageSize;
  return records.slice(first, first + pageSize).map((record) => shape(result.items ?? {}, record));
}
