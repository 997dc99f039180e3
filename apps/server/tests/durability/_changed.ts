import { isDeepStrictEqual } from "node:util";
import type { StaffClient } from "./_staff-client.ts";
import type { Fixture } from "./_fixture.ts";

/** A record that is repeatedly changed as a whole while the server is killed. */
export interface Changed {
  /** Sets it to the state of a turn in one call. */
  change(staff: StaffClient, turn: number): Promise<unknown>;
  /** The state of all its parts: halves of two turns are the state of neither. */
  stateIn(staff: StaffClient): Promise<unknown>;
  stateOf(turn: number): unknown;
}

interface Versioned {
  id: string;
  version: number;
}

/** A role's menus, its permissions, an account with its roles, and an article with its versions. */
export async function changedOver(staff: StaffClient, fixture: Fixture): Promise<Changed[]> {
  const make = async (line: string, body: object) =>
    (await staff.call<{ id: string }>(line, body)).id;
  // Each change carries its role's version.
  const [menuRole, authRole] = [
    await make("POST /roles/create", { code: "turns", name: "Turns" }),
    await make("POST /roles/create", { code: "shifts", name: "Shifts" }),
  ];
  const { orgId, typeId, roleIds: sets } = fixture;
  const account = { username: "turner", name: "Turner", password: "Kept-for-good-1" };
  const userId = await make("POST /user/add", { ...account, orgId, roleIds: at(sets, 0) });
  const article = { typeId, title: "Before the first turn" };
  const articleId = await make("POST /api/dtArticle/save", article);
  return [
    ownedByRole("menus", "menuIds", menuRole, fixture.menuIds),
    ownedByRole("auth", "authIds", authRole, fixture.authIds),
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
    async change(staff, turn) {
      const { version } = await staff.call<Versioned>(`GET /roles/role/${roleId}`);
      return staff.call(`PUT /roles/${part}/update`, { roleId, version, [member]: at(sets, turn) });
    },
    async stateIn(staff) {
      const line = `GET /roles/${part}/list?roleId=${roleId}`;
      const owned = await staff.call<Record<typeof member, string[]>>(line);
      return owned[member].toSorted();
    },
    stateOf: (turn) => at(sets, turn),
  };
}

function accountOf(id: string, sets: string[][]): Changed {
  const get = (staff: StaffClient) =>
    staff.call<Versioned & { jobTitle: string; roleIds: string[] }>(`GET /user/${id}`);
  const stateOf = (turn: number) => ({ jobTitle: `Turn ${turn}`, roleIds: at(sets, turn) });
  return {
    async change(staff, turn) {
      const { version } = await get(staff);
      return staff.call("PUT /user/update", { id, version, ...stateOf(turn) });
    },
    async stateIn(staff) {
      const { jobTitle, roleIds } = await get(staff);
      return { jobTitle, roleIds: roleIds.toSorted() };
    },
    stateOf,
  };
}

function articleOf(id: string): Changed {
  const get = (staff: StaffClient) =>
    staff.call<Versioned & { title: string; content: string; headVersionNo: number }>(
      `GET /api/dtArticle/get/${id}`,
    );
  return {
    async change(staff, turn) {
      const { version } = await get(staff);
      const fields = { title: `Turn ${turn}`, content: `<p>Turn ${turn}</p>` };
      return staff.call("PUT /api/dtArticle/update", { id, version, ...fields });
    },
    async stateIn(staff) {
      const { title, content, headVersionNo } = await get(staff);
      const line = `GET /api/dtArticle/versions/${id}?pageSize=1`;
      const { records, total } = await staff.call<{ records: { title: string }[]; total: number }>(
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

/** Changes a record turn after turn, and knows the states that are allowed. */
export class Changer {
  readonly record: Changed;
  /** The last acknowledged turn. */
  #acknowledged = 0;

  constructor(record: Changed) {
    this.record = record;
  }

  /** Takes turns until the server dies. */
  async writeOn(staff: StaffClient): Promise<void> {
    for (;;) {
      try {
        await this.record.change(staff, this.#acknowledged + 1);
        this.#acknowledged += 1;
      } catch (error) {
        if (staff.closed) return;
        throw error;
      }
    }
  }

  /** The state found, and those allowed: the last acknowledged one, or the one in flight. */
  async compare(staff: StaffClient): Promise<{ found: unknown; allowed: unknown[] }> {
    const found = await this.record.stateIn(staff);
    const allowed = [this.#acknowledged, this.#acknowledged + 1].map((turn) =>
      this.record.stateOf(turn),
    );
    if (isDeepStrictEqual(found, allowed[1])) this.#acknowledged += 1;
    return { found, allowed };
  }
}
