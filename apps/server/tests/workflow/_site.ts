import { and, eq, inArray, sql } from "drizzle-orm";
import sharp from "sharp";
import { beginSession } from "../../src/auth/sessions.ts";
import {
  articleRemarks,
  articleTypes,
  articles,
  banners,
  homePages,
  permissions,
  releases,
  rolePermissions,
  roles,
  tasks,
  users,
} from "../../src/db/schema/index.ts";
import { result } from "../_content.ts";
import { makeUser, roleId } from "../_people.ts";
import { keepSeeds, resetDatabase } from "../_reset-database.ts";
import { startTestServer, type TestReply, type TestServer } from "../_server.ts";

/** The staff of the walks with their roles at the beginning of each. */
export const STAFF = {
  ed: ["editor"],
  wes: ["editor"],
  bea: ["editor", "reviewer"],
  rita: ["reviewer"],
  rob: ["reviewer"],
  pat: ["publisher"],
  paula: ["publisher", "reviewer"],
  max: ["moderator"],
  root: ["admin"],
  abe: ["admin"],
} satisfies Record<string, string[]>;

export type StaffName = keyof typeof STAFF;
export const STAFF_NAMES = Object.keys(STAFF) as StaffName[];

/** The schema of the state in which every walk begins. */
const KEPT = "walk_start";

const YEARS_MS = 50 * 365 * 86_400_000;
export const HOUR_MS = 3_600_000;

/** What the walks ask of an article, some hundred times each. */
const ARTICLE_COLUMNS = {
  title: articles.title,
  version: articles.version,
  reviewStatus: articles.reviewStatus,
  headVersionNo: articles.headVersionNo,
  approvedVersionNo: articles.approvedVersionNo,
  publishedVersionNo: articles.publishedVersionNo,
  updatedBy: articles.updatedBy,
};

interface Member {
  readonly id: string;
  token: string;
}

/** A server whose clock the test moves, and its staff, each with a session. */
export class Site implements AsyncDisposable {
  readonly server: TestServer;
  readonly #clock: { now: Date };
  readonly #members: ReadonlyMap<StaffName, Member>;
  readonly #roleIds: ReadonlyMap<string, string>;
  /** What `reset` goes back to besides the database. */
  #kept: { now: Date; tokens: ReadonlyMap<StaffName, string> } | null = null;
  #writes = 0;

  private constructor(
    server: TestServer,
    clock: { now: Date },
    members: ReadonlyMap<StaffName, Member>,
    roleIds: ReadonlyMap<string, string>,
  ) {
    this.server = server;
    this.#clock = clock;
    this.#members = members;
    this.#roleIds = roleIds;
  }

  static async open(): Promise<Site> {
    const clock = { now: new Date("2026-03-02T08:00:00.000Z") };
    const server = await startTestServer({
      env: { LIMITS_SCALE: "100000" },
      limits: { sessionIdleMs: YEARS_MS, sessionHardMs: YEARS_MS },
      now: () => clock.now,
    });
    const roleIds = new Map<string, string>();
    for (const code of new Set(Object.values(STAFF).flat())) {
      roleIds.set(code, await roleId(server, code));
    }
    const admin = await server.signIn("admin");
    const members = new Map<StaffName, Member>();
    for (const name of STAFF_NAMES) {
      const held = STAFF[name].map((code) => roleIds.get(code) ?? "");
      members.set(name, { id: await makeUser(server, admin, `${name}-w`, held), token: "" });
    }
    const site = new Site(server, clock, members, roleIds);
    for (const name of STAFF_NAMES) await site.#beginSession(name);
    return site;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server[Symbol.asyncDispose]();
  }

  get now(): Date {
    return this.#clock.now;
  }

  /** How many calls other than reads have succeeded. */
  get writes(): number {
    return this.#writes;
  }

  wait(hours: number): void {
    this.#clock.now = new Date(this.now.getTime() + hours * HOUR_MS);
  }

  idOf(name: StaffName): string {
    return this.#members.get(name)?.id ?? "";
  }

  /** A call as somebody, or without a session. */
  async call(
    who: StaffName | null,
    line: string,
    body?: object,
  ): Promise<TestReply<"articlesSave">> {
    const member = who === null ? undefined : this.#members.get(who);
    const token = member === undefined ? {} : { token: member.token };
    const reply = await this.server.call<"articlesSave">(line, {
      ...token,
      ...(body === undefined ? {} : { body }),
    });
    if (reply.status >= 500) throw new Error(`${line}: ${reply.body.message}`);
    if (reply.status === 200 && !line.startsWith("GET")) this.#writes += 1;
    return reply;
  }

  /** A public read; null when the public gets nothing. */
  async read<Id extends PublicRead>(path: string): Promise<TestReply<Id>["body"]["result"] | null> {
    const reply = await this.server.call<Id>(`GET /api/app/other/${path}`);
    if (reply.status === 404 || reply.status === 410) return null;
    return result(reply);
  }

  /** Uploads a picture that no other upload equals; returns its id and address. */
  async picture(who: StaffName, shade: number): Promise<{ id: string; url: string } | null> {
    const background = { r: shade % 256, g: 120, b: 90 };
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append("fileName", new Blob([new Uint8Array(bytes)]), `shade-${shade}.png`);
    const token = this.#members.get(who)?.token ?? "";
    const reply = await this.server.call<"filesUpload">("POST /api/file/upload", { token, form });
    return reply.status === 200 ? reply.body.result : null;
  }

  async article(id: string) {
    const [row] = await this.server.db
      .select(ARTICLE_COLUMNS)
      .from(articles)
      .where(eq(articles.id, id));
    return row;
  }

  async remarks(articleId: string) {
    const own = eq(articleRemarks.articleId, articleId);
    return this.server.db.select().from(articleRemarks).where(own).orderBy(articleRemarks.id);
  }

  async type(id: string) {
    const [row] = await this.server.db.select().from(articleTypes).where(eq(articleTypes.id, id));
    return row;
  }

  async homePage(id: string) {
    const [row] = await this.server.db.select().from(homePages).where(eq(homePages.id, id));
    return row;
  }

  async releaseVersion(id: string): Promise<number> {
    const [row] = await this.server.db.select().from(releases).where(eq(releases.id, id));
    return row?.version ?? 0;
  }

  /** Who has a pending task about a record. */
  async asked(bizId: string): Promise<StaffName[]> {
    const rows = await this.server.db
      .select({ assigneeId: tasks.assigneeId })
      .from(tasks)
      .where(and(eq(tasks.bizId, bizId), eq(tasks.status, "pending")));
    const ids = rows.map(({ assigneeId }) => assigneeId);
    return STAFF_NAMES.filter((name) => ids.includes(this.idOf(name)));
  }

  /** Keeps the site as it is now, so that every walk begins here: making it takes as long as a walk. */
  async keep(): Promise<void> {
    const tokens = new Map([...this.#members].map(([name, { token }]) => [name, token]));
    this.#kept = { now: this.now, tokens };
    await keepSeeds(this.server.db, KEPT);
  }

  /** Goes back to what `keep` kept, also in time. */
  async reset(): Promise<void> {
    const { db } = this.server;
    if (!this.#kept || !(await resetDatabase(db, KEPT))) throw new Error("Nothing was kept");
    this.#clock.now = this.#kept.now;
    for (const [name, member] of this.#members) member.token = this.#kept.tokens.get(name) ?? "";
    // Restoring fires no trigger. This one fires even without a row, and drops the responses that are cached.
    await db
      .update(banners)
      .set({ title: "" })
      .where(sql`false`);
  }

  /** Changes an account as an administrator; one whose sessions ended signs in again. */
  async change(name: StaffName, more: { status?: string; roles?: readonly string[] }) {
    const id = this.idOf(name);
    const [row] = await this.server.db.select().from(users).where(eq(users.id, id));
    const { roles, ...fields } = more;
    const roleIds = roles && { roleIds: roles.map((code) => this.#roleIds.get(code) ?? "") };
    const body = { id, version: row?.version ?? 0, ...fields, ...roleIds };
    result(await this.call("root", "PUT /user/update", body));
    if (more.status === "active") await this.#beginSession(name);
  }

  /** Deletes an account and takes it out of the trash again; false when something waits for the person. */
  async deleteAndRestore(name: StaffName): Promise<boolean> {
    const id = this.idOf(name);
    const [row] = await this.server.db.select().from(users).where(eq(users.id, id));
    const reply = await this.call("root", `DELETE /user/${id}?version=${row?.version ?? 0}`);
    if (reply.status === 409) return false;
    result(reply);
    result(await this.call("root", "POST /api/trash/restore", { ids: [id] }));
    if (row?.status === "active") await this.#beginSession(name);
    return true;
  }

  /** Gives a role the permission to decide on articles, or takes it. */
  async changeRole(code: string, decides: boolean): Promise<void> {
    const { db } = this.server;
    const id = this.#roleIds.get(code) ?? "";
    const deciding = await db
      .select()
      .from(permissions)
      .where(inArray(permissions.code, ["content:article:approve", "content:articleType:approve"]));
    const ids = new Set(deciding.map((one) => one.id));
    const held = await db.select().from(rolePermissions).where(eq(rolePermissions.roleId, id));
    const others = held.map(({ authId }) => authId).filter((authId) => !ids.has(authId));
    const [role] = await db.select().from(roles).where(eq(roles.id, id));
    const version = role?.version ?? 0;
    const body = { roleId: id, version, authIds: [...others, ...(decides ? ids : [])] };
    result(await this.call("root", "PUT /roles/auth/update", body));
  }

  async #beginSession(name: StaffName): Promise<void> {
    const member = this.#members.get(name);
    if (!member) throw new Error(`There is no ${name}`);
    const session = { userId: member.id, address: "127.0.0.1", userAgent: "walk" };
    const { db, config } = this.server;
    member.token = (await beginSession(db, session, config.limits, this.now)).token;
  }
}

export type PublicRead =
  | "siteGetArticle"
  | "siteArticleList"
  | "siteSearchContent"
  | "siteGetArticleType"
  | "siteGetHome";
