import type { ReviewNode } from "../../src/db/schema/article-types.ts";
import { companyId, roleId } from "../_people.ts";
import type { Counter } from "./_moves.ts";
import { STAFF_NAMES, type Site, type StaffName } from "./_site.ts";
import { at } from "./_site-moves.ts";
import {
  faults,
  KIND_NAMES,
  members,
  permissionsOf,
  read,
  remove,
  write,
  type Fields,
  type Kind,
} from "./_site-records.ts";

/** Mostly by somebody who may. */
const ADMINISTRATORS: readonly StaffName[] = ["root", "abe", "root", "abe", "max"];

const STATUSES = ["enabled", "disabled", "enabled"] as const;

let marks = 0;

/**
 * What administrators keep: roles, workgroups and who is in them, organisations, dictionaries and accounts. Every record reads
 * as it was last written, what is deleted is gone until it is restored, and nothing refers to what is not there.
 */
export class Administration {
  readonly #site: Site;
  readonly #counter: Counter;
  readonly #written: Record<Kind, Map<string, Fields>>;
  readonly #deleted: { kind: Kind; id: string; fields: Fields }[];

  /** @param start Where it goes on from. */
  constructor(site: Site, counter: Counter, start: Administration | null) {
    this.#site = site;
    this.#counter = counter;
    this.#written = structuredClone(start === null ? nothing() : start.#written);
    this.#deleted = structuredClone(start === null ? [] : start.#deleted);
  }

  /** One record of each kind, and somebody in the workgroup. */
  async begin(): Promise<void> {
    for (const kind of KIND_NAMES) await this.#create(kind, "root", 0);
    for (const who of [3, 4, 5]) await this.#changeMembers("root", 0, who);
  }

  async move(who: number, item: number, pick: number): Promise<void> {
    const by = at(ADMINISTRATORS, who);
    const kind = at(KIND_NAMES, item);
    const what = at(
      ["create", "update", "update", "members", "delete", "restore", "hold", "members"],
      Math.floor(pick / 7),
    );
    if (what === "create") await this.#create(kind, by, pick);
    if (what === "update") await this.#update(kind, by, item, pick);
    if (what === "members") await this.#changeMembers(by, item, pick);
    if (what === "delete") await this.#delete(kind, by, item);
    if (what === "restore") await this.#restore(by, item);
    if (what === "hold") await this.#hold(by, item, pick);
    await this.#check([kind, at(KIND_NAMES, pick)], at(STAFF_NAMES, pick));
  }

  /** A flow that names a role or a workgroup of the walk; null when there is none. */
  flow(pick: number): { flow: ReviewNode[] } | null {
    const groups = [...this.#written.workgroups.keys()];
    const codes = [...this.#written.roles.values()].map(({ code }) => String(code));
    const isGroup = pick % 2 === 0;
    if ((isGroup ? groups : codes).length === 0) return null;
    const assignees = {
      userIds: [],
      roleCodes: isGroup ? [] : [at(codes, pick)],
      workgroupIds: isGroup ? [at(groups, pick)] : [],
    };
    const mode = pick % 3 === 0 ? "all" : "any";
    return { flow: [{ nodeKey: "walk", name: "Walk", mode, assignees }] };
  }

  async #create(kind: Kind, by: StaffName, pick: number): Promise<void> {
    marks += 1;
    const fields = await this.#fields(kind, pick);
    if (fields === null) return;
    // A role begins with what reviewers or publishers may do.
    const copied = at(["reviewer", "publisher"], pick);
    const more = kind === "roles" ? { copyOf: await roleId(this.#site.server, copied) } : {};
    const body = { ...fields, ...more };
    const reply = await write(this.#site, by, kind, { id: null, fields: body });
    if (this.#note("create", kind, reply)) this.#keep(kind, reply.body.result.id, fields);
  }

  async #update(kind: Kind, by: StaffName, item: number, pick: number): Promise<void> {
    const id = this.#pick(kind, item);
    if (id === null) return;
    marks += 1;
    const changes = this.#changes(kind, pick);
    const reply = await write(this.#site, by, kind, { id, fields: changes });
    if (!this.#note("update", kind, reply)) return;
    this.#keep(kind, id, { ...this.#written[kind].get(id), ...changes });
  }

  async #delete(kind: Kind, by: StaffName, item: number): Promise<void> {
    const id = this.#pick(kind, item);
    if (id === null) return;
    const fields = this.#written[kind].get(id) ?? {};
    if (!this.#note("delete", kind, await remove(this.#site, by, kind, id))) return;
    this.#written[kind].delete(id);
    this.#deleted.push({ kind, id, fields });
    if ((await read(this.#site, kind, id)) !== null)
      throw new Error(`${kind} ${id} is still there`);
  }

  async #restore(by: StaffName, item: number): Promise<void> {
    if (this.#deleted.length === 0) return;
    const { kind, id, fields } = at(this.#deleted, item);
    const reply = await this.#site.call(by, "POST /api/trash/restore", { ids: [id] });
    if (!this.#note("restore", kind, reply) || (await read(this.#site, kind, id)) === null) return;
    this.#deleted.splice(item % this.#deleted.length, 1);
    this.#keep(kind, id, this.#restored(fields));
  }

  /** What a restored record has still: roles that are gone are gone, and another item may be its dictionary's default. */
  #restored(fields: Fields): Fields {
    const { roleIds, isDefault, dictId } = fields;
    const gone = this.#deleted.map(({ id }) => id);
    if (Array.isArray(roleIds))
      return { ...fields, roleIds: roleIds.filter((id) => !gone.includes(id)) };
    if (isDefault !== true) return fields;
    const others = [...this.#written.dictItems.values()];
    const isTaken = others.some((one) => one["dictId"] === dictId && one["isDefault"] === true);
    return { ...fields, isDefault: !isTaken };
  }

  /** Somebody joins a workgroup, or leaves it. */
  async #changeMembers(by: StaffName, item: number, pick: number): Promise<void> {
    const workgroupId = this.#pick("workgroups", item);
    if (workgroupId === null) return;
    const userId = this.#site.idOf(at(STAFF_NAMES, pick));
    const before = await members(this.#site, workgroupId);
    const own = before.find((one) => one.userId === userId);
    const reply =
      own === undefined
        ? await this.#site.call(by, "POST /workGroup/member/add", {
            workgroupId,
            userIds: [userId],
          })
        : await this.#site.call(
            by,
            `DELETE /workGroup/member/delete/${own.id}?version=${own.version}`,
          );
    const done = this.#note(own === undefined ? "join" : "leave", "workgroups", reply);
    const { memberCount } = Object(await read(this.#site, "workgroups", workgroupId));
    const change = done ? (own === undefined ? 1 : -1) : 0;
    if (memberCount !== before.length + change) throw new Error(`It has ${memberCount} members`);
  }

  /** Somebody gets the role of the walk besides their own, or loses it. */
  async #hold(by: StaffName, item: number, pick: number): Promise<void> {
    const held = this.#pick("roles", item);
    const who = at<StaffName>(["rita", "rob", "wes", "pat"], pick);
    const id = this.#site.idOf(who);
    const { roleIds = [] } = Object(await read(this.#site, "users", id));
    const others = Array.isArray(roleIds) ? roleIds.filter((one) => one !== held) : [];
    const isGiven = held !== null && !roleIds.includes(held);
    const fields = { roleIds: isGiven ? [...others, held] : others };
    if (fields.roleIds.length === 0) return;
    this.#note("hold", "users", await write(this.#site, by, "users", { id, fields }));
  }

  async #check(kinds: readonly Kind[], who: StaffName): Promise<void> {
    for (const kind of new Set(kinds)) {
      for (const [id, fields] of this.#written[kind]) {
        const now = await read(this.#site, kind, id);
        const shown = now && Object.fromEntries(Object.keys(fields).map((key) => [key, now[key]]));
        if (JSON.stringify(shown) === JSON.stringify(fields)) continue;
        const what = `${kind} ${id} reads ${JSON.stringify(shown)}`;
        throw new Error(`${what}, and was written ${JSON.stringify(fields)}`);
      }
    }
    const found = await faults(this.#site);
    if (found.length > 0) throw new Error(found.join("; "));
    await this.#checkPermissions(who);
  }

  async #checkPermissions(who: StaffName): Promise<void> {
    const reply = await this.#site.call(who, "GET /user/current");
    if (reply.status !== 200) return;
    const { permissions } = Object(reply.body.result);
    const shown = new Set<string>(permissions);
    const different = (await permissionsOf(this.#site, who)).symmetricDifference(shown);
    if (different.size > 0) throw new Error(`${who} has others of ${[...different].join(", ")}`);
  }

  /** Fields of a new record; null when what it belongs to is missing. */
  async #fields(kind: Kind, pick: number): Promise<Fields | null> {
    const words = `Walk ${marks}`;
    const code = `walk-${marks}`;
    const org = this.#pick("orgs", pick) ?? (await companyId(this.#site.server));
    if (kind === "users") {
      const role = this.#pick("roles", pick) ?? (await roleId(this.#site.server, "reviewer"));
      return { username: code, name: words, orgId: org, roleIds: [role], status: "active" };
    }
    if (kind === "orgs") return { parentId: org, name: words, code, status: "enabled" };
    if (kind !== "dictItems") return { name: words, code, status: at(STATUSES, pick) };
    const dictId = this.#pick("dicts", pick);
    return dictId === null
      ? null
      : { dictId, label: words, value: code, isDefault: pick % 2 === 0 };
  }

  #changes(kind: Kind, pick: number): Fields {
    const words = `Walk ${marks}`;
    const status = at(STATUSES, pick);
    const leaderId = pick % 4 === 0 ? null : this.#site.idOf(at(STAFF_NAMES, pick));
    const all: Record<Kind, Fields[]> = {
      roles: [{ name: words }, { status }],
      workgroups: [
        { name: words },
        { status },
        { reviewMode: at(["any", "all"], pick) },
        { leaderId },
      ],
      orgs: [
        { name: words },
        { parentId: this.#pick("orgs", pick) ?? "0" },
        { leaderId },
        { status },
      ],
      dicts: [{ name: words }, { status }],
      dictItems: [{ label: words }, { isDefault: pick % 2 === 0 }, { status }],
      users: [
        { name: words },
        { status: at(["active", "disabled"], pick) },
        { orgId: this.#pick("orgs", pick) ?? "0" },
      ],
    };
    return at(all[kind], Math.floor(pick / 56));
  }

  #keep(kind: Kind, id: string, fields: Fields): void {
    const { dictItems } = this.#written;
    const others = kind === "dictItems" && fields["isDefault"] === true ? dictItems : new Map();
    for (const other of others.values()) {
      if (other["dictId"] === fields["dictId"]) other["isDefault"] = false;
    }
    this.#written[kind].set(id, fields);
  }

  #pick(kind: Kind, item: number): string | null {
    const ids = [...this.#written[kind].keys()];
    return ids.length === 0 ? null : at(ids, item);
  }

  #note(
    what: string,
    kind: Kind,
    reply: { status: number; body: { errorCode?: string } },
  ): boolean {
    const done = reply.status === 200;
    this.#counter.note(`${what} ${kind} ${done ? "done" : (reply.body.errorCode ?? reply.status)}`);
    return done;
  }
}

function nothing(): Record<Kind, Map<string, Fields>> {
  return {
    roles: new Map(),
    workgroups: new Map(),
    orgs: new Map(),
    dicts: new Map(),
    dictItems: new Map(),
    users: new Map(),
  };
}
