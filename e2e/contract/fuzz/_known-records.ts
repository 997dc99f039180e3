/** What the server has returned so far, so that random calls reach existing records. */
export class KnownRecords {
  readonly #records = new Map<string, string[]>();
  readonly #versions = new Map<string, number>();
  readonly #texts = new Map<string, string[]>();

  /** Remembers the records of a successful reply, and their values. */
  learn(group: string, result: unknown): void {
    for (const record of recordsIn(result)) {
      const { id, version } = record;
      if (typeof id === "string") addTo(this.#records, group, id);
      if (typeof id === "string" && typeof version === "number") this.#versions.set(id, version);
      for (const [name, value] of Object.entries(record)) {
        if (typeof value === "string" && value.length <= 64) addTo(this.#texts, name, value);
      }
    }
  }

  /** One of the ids that a member can name; undefined as long as there is none. */
  id(member: string, group: string, pick: number): string | undefined {
    return pickFrom(this.#records.get(this.#groupOf(member, group)), pick);
  }

  /** The version that a record had when it was seen last. */
  version(id: unknown): number | undefined {
    return this.#versions.get(String(id));
  }

  /** A string that some record has under this name, so that unique values collide. */
  text(member: string, pick: number): string | undefined {
    return pickFrom(this.#texts.get(member), pick);
  }

  /** `roleIds` names roles, `typeId` article types; a plain `id` means the operation's own group. */
  #groupOf(member: string, group: string): string {
    const named = groups[member] ?? `${member.replace(/Ids?$/, "")}s`;
    // A visitor reaches what the site has shown.
    if (group === "site" && named !== "articleTypes") return group;
    return this.#records.has(named) ? named : group;
  }
}

const groups: Record<string, string> = {
  createdBy: "users",
  leaderId: "users",
  moveToTypeId: "articleTypes",
  type: "articleTypes",
  typeId: "articleTypes",
};

/** Only the latest may still exist. */
const MAX_REMEMBERED = 30;

function addTo(lists: Map<string, string[]>, name: string, entry: string): void {
  const others = (lists.get(name) ?? []).filter((other) => other !== entry);
  lists.set(name, [...others, entry].slice(-MAX_REMEMBERED));
}

function pickFrom(list: readonly string[] = [], pick: number): string | undefined {
  return list.at(pick % list.length);
}

type Members = Record<string, unknown>;

function recordsIn(result: unknown): Members[] {
  if (Array.isArray(result)) return result.flatMap(recordsIn);
  if (typeof result !== "object" || result === null) return [];
  const record = result as Members;
  const { records, children } = record;
  return [record, ...recordsIn(records ?? []), ...recordsIn(children ?? [])];
}
