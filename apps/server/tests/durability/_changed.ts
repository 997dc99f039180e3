import { isDeepStrictEqual } from "node:util";
import type { Office } from "./_office.ts";
import type { Surroundings } from "./_surroundings.ts";

/** A record that is given another state as a whole, turn after turn, while the server is killed. */
export interface Changed {
  /** Gives it the state of a turn in one call. */
  change(office: Office, turn: number): Promise<unknown>;
  /** The state it has, of all its parts: two halves of different turns are the state of neither. */
  stateIn(office: Office): Promise<unknown>;
  stateOf(turn: number): unknown;
}

interface Versioned {
  id: string;
  version: number;
}

/** A role's menus, its permissions, an account with its roles, and an article with its versions. */
export async function changedOver(office: Office, around: Surroundings): Promise<Changed[]> {
  const make = async (line: string, body: object) =>
    (await office.call<{ id: string }>(line, body)).id;
  const roleId = await make("POST /roles/create", { code: "turns", name: "Turns" });
  const { orgId, typeId, roleIds: sets } = around;
  const account = { username: "turner", name: "Turner", password: "Kept-for-good-1" };
  const userId = await make("POST /user/add", { ...account, orgId, roleIds: at(sets, 0) });
  const article = { typeId, title: "Before the first turn" };
  const articleId = await make("POST /api/dtArticle/save", article);
  return [
    ownedByRole("menus", "menuIds", roleId, around.menuIds),
    ownedByRole("auth", "authIds", roleId, around.authIds),
    accountOf(userId, sets),
    articleOf(articleId),
  ];
}

function ownedByRole(
  part: "menus" | "auth",
  member: "menuIds" | "authIds",
  roleId: string,
  sets: string[][],
): Changed {
  return {
    change: (office, turn) =>
      office.call(`PUT /roles/${part}/update`, { roleId, [member]: at(sets, turn) }),
    async stateIn(office) {
      const line = `GET /roles/${part}/list?roleId=${roleId}`;
      const owned = await office.call<Record<typeof member, string[]>>(line);
      return owned[member].toSorted();
    },
    stateOf: (turn) => at(sets, turn),
  };
}

function accountOf(id: string, sets: string[][]): Changed {
  const get = (office: Office) =>
    office.call<Versioned & { jobTitle: string; roleIds: string[] }>(`GET /user/${id}`);
  const stateOf = (turn: number) => ({ jobTitle: `Turn ${turn}`, roleIds: at(sets, turn) });
  return {
    async change(office, turn) {
      const { version } = await get(office);
      return office.call("PUT /user/update", { id, version, ...stateOf(turn) });
    },
    async stateIn(office) {
      const { jobTitle, roleIds } = await get(office);
      return { jobTitle, roleIds: roleIds.toSorted() };
    },
    stateOf,
  };
}

function articleOf(id: string): Changed {
  const get = (office: Office) =>
    office.call<Versioned & { title: string; content: string; headVersionNo: number }>(
      `GET /api/dtArticle/get/${id}`,
    );
  return {
    async change(office, turn) {
      const { version } = await get(office);
      const fields = { title: `Turn ${turn}`, content: `<p>Turn ${turn}</p>` };
      return office.call("PUT /api/dtArticle/update", { id, version, ...fields });
    },
    async stateIn(office) {
      const { title, content, headVersionNo } = await get(office);
      const line = `GET /api/dtArticle/versions/${id}?pageSize=1`;
      const { records, total } = await office.call<{ records: { title: string }[]; total: number }>(
        line,
      );
      return { title, content, headVersionNo, latest: records[0]?.title, versions: total };
    },
    stateOf: (turn) => ({
      title: `Turn ${turn}`,
      content: `<p>Turn ${turn}</p>`,
      headVersionNo: turn + 2,
      latest: `Turn ${turn}`,
      versions: turn + 2,
    }),
  };
}

function at(sets: string[][], turn: number): string[] {
  return sets[turn % sets.length] ?? [];
}

/** Changes a record turn after turn, and knows in which state it may be found. */
export class Changer {
  readonly record: Changed;
  /** The turn that an answer promised last. */
  #kept = 0;

  constructor(record: Changed) {
    this.record = record;
  }

  /** Takes one turn after another until the server dies. */
  async writeOn(office: Office): Promise<void> {
    for (;;) {
      try {
        await this.record.change(office, this.#kept + 1);
        this.#kept += 1;
      } catch (error) {
        if (office.closed) return;
        throw error;
      }
    }
  }

  /** What is found, and what may be found: the state that was promised last, or the one that was under way. */
  async compare(office: Office): Promise<{ found: unknown; allowed: unknown[] }> {
    const found = await this.record.stateIn(office);
    const allowed = [this.#kept, this.#kept + 1].map((turn) => this.record.stateOf(turn));
    if (isDeepStrictEqual(found, allowed[1])) this.#kept += 1;
    return { found, allowed };
  }
}
