import type { KnownCall } from "../shell.ts";
import type { Row, Values } from "./values.ts";
import type { Author, World } from "./world.ts";

/** A call as the handlers of the fake see it. */
export interface FakeCall {
  id: KnownCall["operationId"];
  /** Path, query and body in one. */
  input: Values;
  world: World;
  /** The account; undefined for visitors. */
  user: Row | undefined;
  /** Who writes: the account, else the system. */
  author: Author;
  /** The token of the session. */
  token: string | undefined;
  /** Whether the account holds a permission. */
  may: (code: string) => boolean;
}

/** Serves an operation: returns its result, or throws `Refused`. */
export type Serve = (call: FakeCall) => unknown;
