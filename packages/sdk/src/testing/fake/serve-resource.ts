/** Creates, reads, lists, changes and deletes the records of any resource, as its operations in the contract say. */
import type { OperationId } from "../../method.ts";
import { listOperations, operationOf, resolve } from "../contract.ts";
import type { Schema } from "../contract-types.ts";
import type { FakeCall, Serve } from "./call.ts";
import { filterAndSort, listOf, pageOf } from "./listing.ts";
import { refusedField, Refused } from "./refused.ts";
import { resources } from "./resources.ts";
import { viewOf, type Resource } from "./resource.ts";
import { shape } from "./shape.ts";
import { defined, recordsOf, textOf, type Row, type Values } from "./values.ts";
import type { World } from "./world.ts";

/** A resource and its name, which is its table and its tag in the contract. */
interface Served {
  table: string;
  resource: Resource;
}

const verbs: Readonly<Record<string, (call: FakeCall, served: Served) => unknown>> = {
  Page: (call, served) => pageOf(itemOf(call.id), list(call, served), call.input),
  List: (call, { table, resource }) => {
    const { order = [], listOrder = order } = resource;
    return listOf(call, list(call, { table, resource: { ...resource, order: listOrder } }));
  },
  Get: (call, served) => read(call, served, operationOf(call.id).result ?? {}),
  Save: create,
  Create: create,
  Add: create,
  Update: update,
  Delete: remove,
  DeleteBatch: removeBatch,
};

/** The plain operation of a resource; undefined when the operation is none. */
export function plainOperation(id: OperationId): Serve | undefined {
  for (const [table, resource] of Object.entries(resources)) {
    const serve = id.startsWith(table) ? verbs[id.slice(table.length)] : undefined;
    if (serve !== undefined) return (call) => serve(call, { table, resource });
  }
  return undefined;
}

/** The records that match the filters of the call, in its order, with their computed members. */
function list(call: FakeCall, { table, resource }: Served): Row[] {
  const rows = call.world.rows(table).filter((row) => resource.hides?.(row) !== true);
  const records = rows.map((row) => viewOf(resource, row, call));
  return filterAndSort(records, resource, call);
}

/** The schema of the records in a list or page. */
export function itemOf(id: OperationId): Schema {
  const result = resolve(operationOf(id).result ?? {});
  return result.items ?? resolve(result.properties?.["records"] ?? {}).items ?? {};
}

function read(call: FakeCall, served: Served, schema: Schema): Values {
  return shape(schema, viewOf(served.resource, visible(call, served), call));
}

/** @throws Refused `NOT_FOUND`, also for what lists leave out. */
function visible({ world, input }: FakeCall, { table, resource }: Served): Row {
  const row = world.get(table, input["id"]);
  if (resource.hides?.(row) === true) throw new Refused("NOT_FOUND");
  return row;
}

function create(call: FakeCall, served: Served): Values {
  const { world, author } = call;
  const { table, resource } = served;
  const values = trimmed(call.input);
  checkValues(call, served, values, undefined);
  const empty = shape(entityOf(table), {});
  for (const computed of ["id", "version"]) delete empty[computed];
  const row = world.insert(table, { ...empty, ...resource.defaults, ...values }, author);
  return { id: row.id, version: row.version };
}

function update(call: FakeCall, served: Served): Values {
  const row = visible(call, served);
  checkVersion(call, served, row, call.input["version"]);
  const { id: _id, version: _version, ...changes } = trimmed(call.input);
  checkValues(call, served, changes, row);
  const after = call.world.update(served.table, row, changes, call.author);
  return { id: after.id, version: after.version };
}

function remove(call: FakeCall, served: Served): null {
  const row = visible(call, served);
  checkVersion(call, served, row, call.input["version"]);
  checkUnused(call, served, row);
  call.world.remove(served.table, row.id);
  return null;
}

/** Each record of a batch is deleted or refused for itself. */
function removeBatch(call: FakeCall, served: Served): Values {
  const outcomes = recordsOf(call.input, "records").map((record) => {
    try {
      remove({ ...call, input: record }, served);
      return [];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return [{ id: textOf(record, "id"), errorCode: error.facts.errorCode }];
    }
  });
  const failed = outcomes.flat();
  return { deleted: outcomes.length - failed.length, failed };
}

/** @throws Refused `VERSION_CONFLICT` with the record as it is. */
export function checkVersion(
  call: FakeCall,
  { table, resource }: Served,
  row: Row,
  seen: unknown,
): void {
  if (seen === undefined || seen === row.version) return;
  const current = shape(entityOf(table), viewOf(resource, row, call));
  throw new Refused("VERSION_CONFLICT", { result: { current } });
}

/** The schema of one whole record. */
function entityOf(table: string): Schema {
  const ids = [`${table}Get`, `${table}Page`];
  const [id] = listOperations().flatMap(([one]) => (ids.includes(one) ? one : []));
  if (id === undefined) throw new Error(`No operation returns a whole record of ${table}`);
  return id.endsWith("Page") ? itemOf(id) : (operationOf(id).result ?? {});
}

/** Refuses what a database would: references to nothing, what somebody else has, and trees that bite themselves. */
function checkValues(
  call: FakeCall,
  served: Served,
  values: Values,
  before: Row | undefined,
): void {
  const { references = {}, unique = [], tree = false, builtIn } = served.resource;
  if (
    builtIn !== undefined &&
    before?.[builtIn] === true &&
    "code" in values &&
    values["code"] !== before["code"]
  ) {
    throw new Refused("BUILTIN_READONLY");
  }
  const targets = tree ? { parentId: served.table, ...references } : references;
  for (const [member, table] of Object.entries(targets)) {
    const ids = [values[member]].flat().filter((id) => typeof id === "string" && id !== "0");
    if (ids.some((id) => call.world.find(table, id) === undefined)) {
      throw refusedField(member, "exists", "does not exist");
    }
  }
  if (
    tree &&
    before !== undefined &&
    isBelow(call.world, served.table, values["parentId"], before.id)
  ) {
    throw new Refused("CYCLE");
  }
  for (const { members, errorCode = "DUPLICATE" } of unique) {
    const after: Values = { ...before, ...values };
    const [field] = members;
    if (after[field] === null || after[field] === undefined) continue;
    const taken = call.world
      .rows(served.table)
      .some(
        (row) => row.id !== before?.id && members.every((name) => isSame(row[name], after[name])),
      );
    if (taken) {
      throw new Refused(errorCode, {
        fieldErrors: [{ field, code: "unique", message: "is taken" }],
      });
    }
  }
}

function isBelow(world: World, table: string, id: unknown, top: string): boolean {
  if (id === top) return true;
  const row = world.find(table, id);
  return row !== undefined && isBelow(world, table, row["parentId"], top);
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "string" || typeof other !== "string") return one === other;
  return one.toLowerCase() === other.toLowerCase();
}

function checkUnused({ world }: FakeCall, { table, resource }: Served, row: Row): void {
  if (resource.builtIn !== undefined && row[resource.builtIn] === true) {
    throw new Refused("BUILTIN_READONLY");
  }
  const children = { table, member: "parentId", errorCode: "HAS_CHILDREN" as const };
  for (const { table: other, member, errorCode } of [
    ...(resource.tree ? [children] : []),
    ...(resource.usedBy ?? []),
  ]) {
    const users = world.rows(other).filter((one) => [one[member]].flat().includes(row.id)).length;
    if (users > 0) throw new Refused(errorCode, { result: { [other]: users } });
  }
}

/** Texts lose their outer spaces, as on the server; paging and other numbers stay. */
function trimmed(values: Values): Values {
  const entries = Object.entries(defined(values));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]),
  );
}
