/** What is special about a resource beside its operations in the contract. */
import type { ErrorCode } from "../../api-error.ts";
import type { FakeCall } from "./call.ts";
import type { Row, Values } from "./values.ts";

/** A value that only one record may have. */
export interface Unique {
  /** The members that are unique together; the first one is named in the refusal. */
  members: readonly [string, ...string[]];
  /** Default `DUPLICATE`. */
  errorCode?: ErrorCode;
}

/** What the contract does not say about a resource. Every member is optional. */
export interface Resource {
  /** Members that a keyword is searched in. */
  search?: readonly string[];
  /** Members that a list is sorted by; one that begins with `-` descends. */
  order?: readonly string[];
  /** That of a plain list, where it is another. */
  listOrder?: readonly string[];
  /** Whether a given field sorts downwards unless the call says otherwise. */
  descends?: boolean;
  unique?: readonly Unique[];
  /** What a new record has where nothing was sent. */
  defaults?: Values;
  /** By member, the table that its id or ids have to be in. */
  references?: Readonly<Record<string, string>>;
  /** Whether records have a parent of their kind in `parentId`. */
  tree?: boolean;
  /** Tables with records that keep one from being deleted, by the member that names it. */
  usedBy?: readonly { table: string; member: string; errorCode: "IN_USE" | "HAS_CHILDREN" }[];
  /** A member that, when true, makes the record a part of the product, which nobody deletes. */
  builtIn?: string;
  /** Members that are computed at every read. */
  derive?: (row: Row, call: FakeCall) => Values;
  /** Filters that are not an equal member of the record. */
  filters?: Readonly<Record<string, (record: Values, wanted: unknown, call: FakeCall) => boolean>>;
  /** Records that lists and reads leave out. */
  hides?: (row: Row) => boolean;
}

/** A record with its computed members. */
export function viewOf(resource: Resource, row: Row, call: FakeCall): Row {
  return { ...row, ...resource.derive?.(row, call) };
}
