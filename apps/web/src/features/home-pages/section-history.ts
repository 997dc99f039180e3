import type { EditedSection } from "./edited-section.ts";

/** Which sections a page has, in which order, and which of them visitors see. */
type Arrangement = readonly Pick<EditedSection, "key" | "visible">[];

/** The arrangements that a page had, and those that were undone; the next one of each is the last. */
export interface SectionHistory {
  readonly past: readonly Arrangement[];
  readonly future: readonly Arrangement[];
  /** The sections that the page does not have now, as they were last. */
  readonly removed: readonly EditedSection[];
}

/** What an undo or a redo leads to. */
interface Step {
  readonly history: SectionHistory;
  readonly sections: EditedSection[];
}

export const emptyHistory: SectionHistory = { past: [], future: [], removed: [] };

/** Older changes are forgotten. */
const maxChanges = 100;

/** After a change of the arrangement. */
export function recordChange(
  { past, removed }: SectionHistory,
  before: readonly EditedSection[],
  after: readonly EditedSection[],
): SectionHistory {
  return {
    past: [...past, arrangementOf(before)].slice(-maxChanges),
    future: [],
    removed: missing([...removed, ...before], after),
  };
}

/** Brings back the arrangement before the last change. What was written in the sections meanwhile stays. */
export function undoChange(
  { past, future, removed }: SectionHistory,
  sections: readonly EditedSection[],
): Step | undefined {
  const target = past.at(-1);
  if (target === undefined) return undefined;
  const next = [...future, arrangementOf(sections)];
  return rearrange({ past: past.slice(0, -1), future: next, removed }, sections, target);
}

/** Brings back the arrangement that was undone last. */
export function redoChange(
  { past, future, removed }: SectionHistory,
  sections: readonly EditedSection[],
): Step | undefined {
  const target = future.at(-1);
  if (target === undefined) return undefined;
  const next = [...past, arrangementOf(sections)];
  return rearrange({ past: next, future: future.slice(0, -1), removed }, sections, target);
}

function arrangementOf(sections: readonly EditedSection[]): Arrangement {
  return sections.map(({ key, visible }) => ({ key, visible }));
}

function rearrange(
  history: SectionHistory,
  sections: readonly EditedSection[],
  target: Arrangement,
): Step {
  const known = [...history.removed, ...sections];
  const byKey = new Map(known.map((section) => [section.key, section]));
  const next = target.flatMap(({ key, visible }) => {
    const section = byKey.get(key);
    return section === undefined ? [] : [{ ...section, visible }];
  });
  return { history: { ...history, removed: missing([...byKey.values()], next) }, sections: next };
}

function missing(
  known: readonly EditedSection[],
  present: readonly EditedSection[],
): EditedSection[] {
  return known.filter(({ key }) => !present.some((one) => one.key === key));
}
