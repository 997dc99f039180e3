/** How two contracts differ: not at all, compatibly, or so that calls may break. */
export type ContractVerdict = "same" | "additive" | "breaking";

/** One difference between two contracts. */
export interface ContractChange {
  kind: "additive" | "breaking";
  /** A sentence for developers of clients. */
  message: string;
  /** Where: a JSON pointer into the server's contract, or into the client's for what the server no longer has. */
  place: string;
}

/**
 * Collects changes, each once, although what many operations share is met many times. What breaks a client in one place
 * (in a body, say) counts as breaking, however harmless it is in another.
 */
export class ChangeList {
  readonly #changes = new Map<string, ContractChange>();

  add(kind: ContractChange["kind"], place: string, message: string): void {
    const key = `${place} ${message}`;
    if (this.#changes.get(key)?.kind === "breaking") return;
    this.#changes.set(key, { kind, message, place });
  }

  /** What was noted, the breaking changes first. */
  list(): ContractChange[] {
    const all = [...this.#changes.values()];
    return [
      ...all.filter(({ kind }) => kind === "breaking"),
      ...all.filter(({ kind }) => kind === "additive"),
    ];
  }
}

/** The verdict of a list of changes. */
export function verdictOf(changes: readonly ContractChange[]): ContractVerdict {
  if (changes.length === 0) return "same";
  return changes.some(({ kind }) => kind === "breaking") ? "breaking" : "additive";
}
