import fc from "fast-check";
import type { Draft } from "./_draft.ts";

/**
 * What a mutation makes of a request: something that may still be right, something that every operation refuses,
 * or something that another operation answers, or none.
 */
export type Effect = "unclear" | "wrong" | "elsewhere";

/** One change of a request; in reports it goes by its name. */
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
