/** What an export contains. Every entry of these kinds is in the report once. */
export const entryKinds = [
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

export type EntryKind = (typeof entryKinds)[number];

/** `merged`: became part of the articles that refer to it. */
export const outcomes = ["imported", "updated", "unchanged", "merged", "skipped"] as const;

export type Outcome = (typeof outcomes)[number];

/** The outcome of one entry, or of several alike. */
export interface ReportEntry {
  kind: EntryKind;
  /** On the other site. */
  id: string;
  title: string;
  outcome: Outcome;
  /** Why it was skipped, or what changed; details follow a colon. */
  notes: readonly string[];
  /** How many things the entry stands for; 1 when absent. */
  count?: number;
}

/** How often each reason was given, by kind. */
export type ReasonCounts = Record<EntryKind, Record<string, number>>;

export interface ImportReport {
  source: string;
  siteTitle: string;
  dryRun: boolean;
  /** How many entries of each kind the file has, counted in the first pass. */
  found: Record<EntryKind, number>;
  /** Each row adds up to `found`. */
  counts: Record<EntryKind, Record<Outcome, number>>;
  /** Why entries were skipped. */
  skipped: ReasonCounts;
  /** What changed in entries that were imported, updated or merged. */
  changed: ReasonCounts;
}

/** Counts outcomes. The entries themselves go to `onEntry` and are not retained. */
export class ReportBuilder {
  readonly found = perKind(() => 0);
  readonly #counts = perKind(noOutcomes);
  readonly #skipped = perKind((): Record<string, number> => ({}));
  readonly #changed = perKind((): Record<string, number> => ({}));
  readonly #onEntry: (entry: ReportEntry) => void;

  constructor(onEntry: (entry: ReportEntry) => void) {
    this.#onEntry = onEntry;
  }

  /** @throws Error when an entry is skipped without a reason. */
  add(entry: ReportEntry): void {
    const { kind, outcome, notes, count = 1 } = entry;
    if (count === 0) return;
    if (outcome === "skipped" && notes.length === 0) {
      throw new Error(`${kind} ${entry.id} is skipped without a reason`);
    }
    this.#counts[kind][outcome] += count;
    const reasons = outcome === "skipped" ? this.#skipped[kind] : this.#changed[kind];
    for (const note of notes) {
      // Details differ from entry to entry; totals are per reason.
      const [reason = note] = note.split(": ", 1);
      reasons[reason] = (reasons[reason] ?? 0) + count;
    }
    this.#onEntry(entry);
  }

  /**
   * @throws Error when something in the file is in no entry, or in two: then the import itself is wrong and must roll
   * back.
   */
  build(about: Pick<ImportReport, "source" | "siteTitle" | "dryRun">): ImportReport {
    for (const kind of entryKinds) {
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
      skipped: this.#skipped,
      changed: this.#changed,
    };
  }
}

function noOutcomes(): Record<Outcome, number> {
  return { imported: 0, updated: 0, unchanged: 0, merged: 0, skipped: 0 };
}

function perKind<T>(make: () => T): Record<EntryKind, T> {
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
