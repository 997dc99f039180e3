/** How the fake serves each operation. */
import type { OperationId } from "../../method.ts";
import { fakeResult } from "../fake-result.ts";
import { operationOf, resolve } from "../contract.ts";
import { accounts } from "./accounts.ts";
import type { FakeCall, Serve } from "./call.ts";
import { catalogue } from "./catalogue.ts";
import { contentActions } from "./content-actions.ts";
import { contentReads } from "./content-reads.ts";
import { contentWrites } from "./content-writes.ts";
import { posts } from "./posts.ts";
import { plainOperation } from "./serve-resource.ts";
import { site } from "./site.ts";
import { uploads } from "./uploads.ts";

const special: Readonly<Record<string, Serve>> = {
  ...accounts,
  ...contentWrites,
  ...contentActions,
  ...contentReads,
  ...posts,
  ...catalogue,
  ...site,
  ...uploads,
};

/** Whether an operation has state in the fake; the others return generated data, and empty lists. */
export function hasState(id: OperationId): boolean {
  return id in special || plainOperation(id) !== undefined;
}

/** The result of a call. @throws Refused as the server refuses it. */
export function serve(call: FakeCall): unknown {
  const handler = special[call.id] ?? plainOperation(call.id) ?? generated;
  return handler(call);
}

/** Valid by the contract, and without records that nobody made. */
function generated({ id, input }: FakeCall): unknown {
  const { items, properties = {} } = resolve(operationOf(id).result ?? {});
  const empty = "records" in properties ? { records: [] } : undefined;
  return fakeResult({ id, input, seed: 1 }, items === undefined ? empty : []);
}
