import fc from "fast-check";
import type { WorkflowAction } from "../../src/content/workflow-transitions.ts";

/** Something that somebody tries, or that happens. */
export type Move =
  | { what: "act"; who: number; pick: number; wild: boolean; other: number; stale: boolean }
  | { what: "edit"; who: number; autosave: boolean; ends: boolean }
  | { what: "restore"; who: number; pick: number }
  | { what: "trash" | "untrash"; who: number }
  | { what: "account"; who: number; change: "disable" | "strip" | "leave" | "restore" }
  | { what: "clock"; hours: number };

const who = fc.nat({ max: 9 });
const act = fc.record({
  what: fc.constant("act" as const),
  who,
  pick: fc.nat({ max: 60 }),
  wild: fc.nat({ max: 5 }).map((n) => n === 5),
  other: who,
  stale: fc.nat({ max: 9 }).map((n) => n === 9),
});

/** Any move; workflow actions more often than the rest. */
export const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 16, arbitrary: act },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant("edit" as const),
      who,
      autosave: fc.boolean(),
      ends: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant("restore" as const), who, pick: fc.nat({ max: 5 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constantFrom("trash" as const, "untrash" as const), who }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant("account" as const),
      who,
      change: fc.constantFrom(
        "disable" as const,
        "strip" as const,
        "leave" as const,
        "restore" as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant("clock" as const), hours: fc.nat({ max: 30 }) }),
  },
);

/** Counts attempts and outcomes over many walks. */
export class Counter {
  readonly counts = new Map<string, number>();

  note(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }
}

/** Weights of offered actions: those that lead on come first. */
const WEIGHTS: Partial<Record<WorkflowAction, number>> = {
  submit: 6,
  approve: 9,
  transfer: 2,
  markRead: 2,
  publish: 5,
  schedule: 5,
  unschedule: 8,
  offline: 4,
};

/** Repeats each action by its weight. */
export function likely(actions: readonly WorkflowAction[]): readonly WorkflowAction[] {
  return actions.flatMap((action) => Array.from({ length: WEIGHTS[action] ?? 1 }, () => action));
}
