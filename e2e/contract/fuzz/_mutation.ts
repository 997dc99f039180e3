import fc from "fast-check";
import type { Draft } from "./_draft.ts";

/**
 * The effect of a mutation: the request may still be valid, is invalid for every operation, or reaches another operation
 * or none.
 */
export type Effect = "unclear" | "wrong" | "elsewhere";

/** A change of a request, reported by its name. */
export class Mutation {
  readonly name: string;
  readonly apply: (draft: Draft) => Effect;

  constructor(name: string, apply: (draft: Draft) => Effect) {
    this.name = name;
    this.apply = apply;
  }

  [fc.toStringMethod](): string {
    return this.name;
  }
}
