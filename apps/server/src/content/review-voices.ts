import type { components } from "../generated/schema.ts";

/** Whether one approval is enough or every one is needed. */
export type ReviewMode = components["schemas"]["ReviewNode"]["mode"];

/**
 * A voice in a review node. A person named directly or by role has one of their own; a workgroup has one that its
 * members give together, as its `reviewMode` says.
 */
export interface Voice {
  /** Id of the account or workgroup. */
  of: string;
  mode: ReviewMode;
}

/** What one person's task counts for in a node: the voices it is part of, and whether it was approved. */
export interface Ballot {
  voices: readonly Voice[];
  approved: boolean;
}

/** Whether the approvals so far are enough for a node: one voice in mode `any`, every voice in mode `all`. */
export function isAgreed(mode: ReviewMode, ballots: readonly Ballot[]): boolean {
  const all = Map.groupBy(voicesOf(ballots), ({ of }) => of);
  const given = givenVoices(ballots);
  return mode === "any" ? given.size > 0 : given.size === all.size;
}

/** Whether a task can add nothing any more: others have given every voice it is part of. */
export function isMoot(ballot: Ballot, ballots: readonly Ballot[]): boolean {
  const given = givenVoices(ballots);
  return ballot.voices.every(({ of }) => given.has(of));
}

function givenVoices(ballots: readonly Ballot[]): ReadonlySet<string> {
  const given = voicesOf(ballots).filter(({ of, mode }) => {
    const cast = ballots.filter(({ voices }) => voices.some((voice) => voice.of === of));
    const approvals = cast.filter(({ approved }) => approved);
    return mode === "any" ? approvals.length > 0 : approvals.length === cast.length;
  });
  return new Set(given.map(({ of }) => of));
}

function voicesOf(ballots: readonly Ballot[]): Voice[] {
  return ballots.flatMap(({ voices }) => voices);
}
