import type { FieldMerge } from "@atrium/hooks/resource";
import { isApiError } from "@atrium/sdk";
import { whenIdle } from "../when-idle.ts";
import type * as TextMerge from "./text-merge.ts";

let tools: typeof TextMerge | undefined;

/**
 * Loads what compares and merges two texts, which only a conflict takes. It never rejects: without it, two texts
 * contradict as a whole, and people choose.
 */
export async function loadMerge(): Promise<void> {
  try {
    tools ??= await import("./text-merge.ts");
  } catch {
    // The next conflict tries again.
  }
}

whenIdle(() => void loadMerge());

/** Merges two texts as `mergeRichText` does, where that is loaded. */
export function mergeLoaded(base: string, mine: string, theirs: string): FieldMerge<string> {
  return tools?.mergeRichText(base, mine, theirs) ?? { mine, theirs };
}

/** Compares two texts as `isSameContent` does, where that is loaded. */
export function isSameLoaded(one: string, other: string): boolean {
  return one === other || tools?.isSameContent(one, other) === true;
}

/** Waits, where a save comes too late, for what will merge it. */
export async function withMerge<Outcome>(saving: Promise<Outcome>): Promise<Outcome> {
  try {
    return await saving;
  } catch (error) {
    if (isApiError(error) && error.errorCode === "VERSION_CONFLICT") await loadMerge();
    throw error;
  }
}
