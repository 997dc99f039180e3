/** What an export consists of. Every single thing of these kinds appears in the report once. */
export const partKinds = [
  "author",
  "category",
  "tag",
  "term",
  "post",
  "page",
  "attachment",
  "comment",
  "customField",
  "otherItem",
] as const;

/** One of the kinds of things in an export. */
export type PartKind = (typeof partKinds)[number];

/**
 * What became of a thing: `taken` as a new record, `updated`, `unchanged` since it was taken before, `merged` into the
 * articles that name it, or `leftOut`.
 */
export const outcomes = ["taken", "updated", "unchanged", "merged", "leftOut"] as const;

/** One of the things that can become of a thing. */
export type Outcome = (typeof outcomes)[number];

/** What became of one thing, or of several alike. */
export interface ReportEntry {
  kind: PartKind;
  /** Its id on the other site. */
  id: string;
  title: string;
  outcome: Outcome;
  /** Why it was left out, or what changed on its way in; details follow a colon. */
  notes: readonly string[];
  /** How many things the entry stands for; 1 when absent. */
  count?: number;
}

/** How often each reason was given, by kind. */
export type ReasonCounts = Record<PartKind, Record<string, number>>;

/** What an import did. */
export interface ImportReport {
  source: string;
  siteTitle: string;
  dryRun: boolean;
  /** How many things of each kind the file has, counted on a first reading. */
  found: Record<PartKind, number>;
  /** What became of them; each row adds up to what was found. */
  counts: Record<PartKind, Record<Outcome, number>>;
  /** Why things were left out. */
  leftOut: ReasonCounts;
  /** What was changed in things that were taken, updated or merged. */
  changed: ReasonCounts;
}

/** Counts what becomes of the parts of an export. The entries themselves go to `onEntry` and are not kept. */
export class ReportBook {
  readonly found = perKind(() => 0);
  readonly #counts = perKind(noOutcomes);
  readonly #leftOut = perKind((): Record<string, number> => ({}));
  readonly #changed = perKind((): Record<string, number> => ({}));
  readonly #onEntry: (entry: ReportEntry) => void;

  constructor(onEntry: (entry: ReportEntry) => void) {
    this.#onEntry = onEntry;
  }

  /** @throws Error when something is left out without a reason. */
  add(entry: ReportEntry): void {
    const { kind, outcome, notes, count = 1 } = entry;
    if (count === 0) return;
    if (outcome === "leftOut" && notes.length === 0) {
      throw new Error(`${kind} ${entry.id} is left out without a reason`);
    }
    this.#counts[kind][outcome] += count;
    const reasons = outcome === "leftOut" ? this.#leftOut[kind] : this.#changed[kind];
    for (const note of notes) {
      // Details differ from thing to thing; the sum is over what comes before them.
      const [reason = note] = note.split(": ", 1);
      reasons[reason] = (reasons[reason] ?? 0) + count;
    }
    this.#onEntry(entry);
  }

  /**
   * The whole of it.
   *
   * @throws Error when something in the file is in no entry, or in two: then the import itself is wrong and must not
   * be kept.
   */
  close(about: Pick<ImportReport, "source" | "siteTitle" | "dryRun">): ImportReport {
    for (const kind of partKinds) {
      const sum = outcomes.reduce((total, outcome) => total + this.#counts[kind][outcome], 0);
      if (sum !== this.found[kind]) {
        throw new Error(
          `The file has ${this.found[kind]} of ${kind}, but ${sum} are accounted for`,
        );
      }
    }
    const { found } = this;
    return {
      ...about,
      found,
      counts: this.#counts,
      leftOut: this.#leftOut,
      changed: this.#changed,
    };
  }
}

function noOutcomes(): Record<Outcome, number> {
  return { taken: 0, updated: 0, unchanged: 0, merged: 0, leftOut: 0 };
}

function perKind<T>(make: () => T): Record<PartKind, T> {
  return {
    author: make(),
    category: make(),
    tag: make(),
    term: make(),
    post: make(),
    page: make(),
    attachment: make(),
    comment: make(),
    customField: make(),
    otherItem: make(),
  };
}
