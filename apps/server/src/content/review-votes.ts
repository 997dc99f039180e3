import type { components } from "../generated/schema.ts";

export type ReviewMode = components["schemas"]["ReviewNode"]["mode"];

/**
 * A vote in a review node. A person named directly or by role has one; a workgroup has one that its members cast
 * together, as its `reviewMode` says.
 */
export interface Vote {
  /** Id of the account or workgroup. */
  of: string;
  mode: ReviewMode;
}

/** The votes that one person's task is part of, and whether it was approved. */
export interface Ballot {
  voices: readonly Vote[];
  approved: boolean;
}

/** Whether a node passes: with one vote in mode `any`, with every vote in mode `all`. */
export function isAgreed(mode: ReviewMode, ballots: readonly Ballot[]): boolean {
  const all = Map.groupBy(voicesOf(ballots), ({ of }) => of);
  const given = castVotes(ballots);
  return mode === "any" ? given.size > 0 : given.size === all.size;
}

/** Whether a task no longer matters: others have cast every vote it is part of. */
export function isMoot(ballot: Ballot, ballots: readonly Ballot[]): boolean {
  const given = castVotes(ballots);
  return ballot.voices.every(({ of }) => given.has(of));
}

function castVotes(ballots: readonly Ballot[]): ReadonlySet<string> {
  const given = voicesOf(ballots).filter(({ of, mode }) => {
    const cast = ballots.filter(({ voices }) => voices.some((voice) => voice.of === of));
    const approvals = cast.filter(({ approved }) => approved);
    return mode === "any" ? approvals.length > 0 : approvals.length === cast.length;
  });
  return new Set(given.map(({ of }) => of));
}

function voicesOf(ballots: readonly Ballot[]): Vote[] {
  return ballots.flatMap(({ voices }) => voices);
}
