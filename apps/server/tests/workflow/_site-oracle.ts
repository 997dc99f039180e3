import { and, eq } from "drizzle-orm";
import { canonicalJson } from "../../src/content/approval-statement.ts";
import type { ReviewNode } from "../../src/db/schema/article-types.ts";
import type { ArticleSnapshot, ArticleTypeSnapshot } from "../../src/db/schema/content-versions.ts";
import {
  contentVersions,
  permissions,
  rolePermissions,
  roles,
  userRoles,
  users,
  workgroupMembers,
  workgroups,
} from "../../src/db/schema/index.ts";
import type { Site, StaffName } from "./_site.ts";

/** A kind of record that is reviewed. */
export type Biz = "article" | "articleType" | "homePage";

/** Where the API has each kind. */
export const PATHS = { article: "dtArticle", articleType: "dtArticleType", homePage: "dtHomePage" };

/** Who decided in the open round of a record, with what they were then. */
interface Decision {
  who: StaffName;
  roleCodes: readonly string[];
  workgroupIds: readonly string[];
  transferred: boolean;
}

/** A form that a review has approved, or that needed none. */
interface ApprovedForm {
  form: string;
  typeId: string;
  rules: string;
}

/** Where a home page's flow is looked for: above all types. */
const NO_TYPE = "0";

const DEFAULT_NODES = [{ userIds: [], roleCodes: ["reviewer"], workgroupIds: [] }];

interface Known {
  /** Who wrote which mark. Words are unique, so a text identifies its authors wherever it is copied or restored. */
  writers: Map<string, StaffName>;
  /** The marks of a record that have been public. */
  wasPublic: Map<string, Set<string>>;
  decisions: Map<string, Decision[]>;
  transfers: Map<string, Set<StaffName>>;
  approved: Map<string, ApprovedForm[]>;
  /** The rules of each type as it was last public. */
  inForce: Map<string, ArticleTypeSnapshot>;
  shown: Map<string, string>;
}

const NOTHING: Known = {
  writers: new Map(),
  wasPublic: new Map(),
  decisions: new Map(),
  transfers: new Map(),
  approved: new Map(),
  inForce: new Map(),
  shown: new Map(),
};

/**
 * What the test itself knows of approvals, without the server's statements: which words each person wrote, which form was
 * approved by whom, and which rules are in force.
 */
export class SiteOracle {
  readonly #site: Site;
  readonly #known: Known;

  /** @param start Whose knowledge it begins with. */
  constructor(site: Site, start: SiteOracle | null = null) {
    this.#site = site;
    this.#known = structuredClone(start === null ? NOTHING : start.#known);
  }

  wrote(mark: string, who: StaffName): string {
    this.#known.writers.set(mark, who);
    return mark;
  }

  submitted(bizId: string): void {
    this.#known.decisions.set(bizId, []);
    this.#known.transfers.set(bizId, new Set());
  }

  transferred(bizId: string, to: StaffName): void {
    this.#known.transfers.get(bizId)?.add(to);
  }

  /** Somebody has approved: they may decide, and wrote nothing of it that was not public before. */
  async decided(biz: Biz, bizId: string, versionNo: number, who: StaffName): Promise<void> {
    const held = await this.#held(who);
    if (!held.roleCodes.includes("admin") && !held.permissions.has(`content:${biz}:approve`)) {
      throw new Error(`${who} decided without the permission`);
    }
    const { form } = await this.#version(biz, bizId, versionNo);
    const known = this.#known.wasPublic.get(bizId) ?? new Set();
    const own = marksOf(form).filter(
      (mark) => !known.has(mark) && this.#known.writers.get(mark) === who,
    );
    if (own.length > 0) throw new Error(`${who} approved their own words ${own.join(", ")}`);
    const transferred = this.#known.transfers.get(bizId)?.has(who) ?? false;
    const { roleCodes, workgroupIds } = held;
    const decision = { who, roleCodes, workgroupIds, transferred };
    this.#known.decisions.get(bizId)?.push(decision);
  }

  /** A review has ended with an approval, or none was needed. */
  async approved(biz: Biz, bizId: string, versionNo: number): Promise<void> {
    const { form, typeId } = await this.#version(biz, bizId, versionNo);
    const { required, nodes } = this.#rules(biz === "articleType" ? bizId : typeId, biz, typeId);
    const decisions = this.#known.decisions.get(bizId) ?? [];
    for (const { roleCodes, userIds, workgroupIds } of required ? nodes : []) {
      const named = decisions.some(
        ({ who, roleCodes: held, workgroupIds: groups, transferred }) =>
          transferred ||
          held.includes("admin") ||
          userIds.includes(this.#site.idOf(who)) ||
          roleCodes.some((code) => held.includes(code)) ||
          workgroupIds.some((id) => groups.includes(id)),
      );
      if (!named) throw new Error(`Nobody whom the flow names approved ${biz} ${form}`);
    }
    const forms = this.#known.approved.get(bizId) ?? [];
    forms.push({ form, typeId, rules: canonicalJson({ required, nodes }) });
    this.#known.approved.set(bizId, forms);
  }

  /** An import has published a version: whoever approved it did so on the other site. */
  async imported(bizId: string, versionNo: number): Promise<void> {
    const { form, typeId } = await this.#version("article", bizId, versionNo);
    const rules = canonicalJson(this.#rules(typeId, "article", typeId));
    this.#known.approved.set(bizId, [
      ...(this.#known.approved.get(bizId) ?? []),
      { form, typeId, rules },
    ]);
  }

  /** The type's version is public from now on. */
  async typePublished(id: string, versionNo: number): Promise<void> {
    const row = await this.#stored("articleType", id, versionNo);
    if (!("parentId" in row.fields)) throw new Error("This is no type");
    this.#known.inForce.set(id, row.fields);
  }

  /**
   * The public sees this: somebody approved it in this form. What became public by a decision just now was also approved
   * by the rules in force now.
   */
  assertShown(bizId: string, form: string | null, byClock: boolean): void {
    const before = this.#known.shown.get(bizId);
    if (form === null) {
      this.#known.shown.delete(bizId);
      return;
    }
    const fitting = (this.#known.approved.get(bizId) ?? []).filter((one) => one.form === form);
    if (fitting.length === 0) throw new Error(`The public sees what nobody approved: ${form}`);
    this.#known.shown.set(bizId, form);
    const public_ = this.#known.wasPublic.get(bizId) ?? new Set<string>();
    this.#known.wasPublic.set(bizId, public_.union(new Set(marksOf(form))));
    if (byClock || before === form) return;
    const inForce = fitting.some(
      ({ typeId, rules }) => rules === canonicalJson(this.#rules(typeId, "article", typeId)),
    );
    if (!inForce) throw new Error(`It was approved by other rules than those in force: ${form}`);
  }

  /** A type's name that the public sees was approved. */
  assertTypeShown(id: string, name: string): void {
    const forms = this.#known.approved.get(id) ?? [];
    if (!forms.some(({ form }) => form.includes(`"name":${JSON.stringify(name)}`))) {
      throw new Error(`The public sees a name of a type that nobody approved: ${name}`);
    }
    const known = this.#known.wasPublic.get(id) ?? new Set<string>();
    this.#known.wasPublic.set(id, known.union(new Set(marksOf(name))));
  }

  #rules(typeId: string, biz: Biz, parentId: string) {
    const own = this.#known.inForce.get(typeId);
    const required = biz === "articleType" || (own?.requireReview ?? true);
    const seen = new Set<string>();
    for (let at: string | undefined = typeId; at !== undefined && !seen.has(at);) {
      seen.add(at);
      const type: ArticleTypeSnapshot | undefined = this.#known.inForce.get(at);
      if (type && type.flow.length > 0) return { required, nodes: type.flow.map(toAssignees) };
      at = type ? type.parentId : at === typeId && biz === "articleType" ? parentId : undefined;
    }
    return { required, nodes: DEFAULT_NODES };
  }

  async #version(biz: Biz, bizId: string, versionNo: number) {
    const { fields, content } = await this.#stored(biz, bizId, versionNo);
    if ("typeId" in fields) return { form: publicForm(fields, content), typeId: fields.typeId };
    if ("sections" in fields) return { form: homeForm(fields.sections), typeId: NO_TYPE };
    if (!("parentId" in fields)) throw new Error("This is no type");
    return { form: canonicalJson({ name: fields.name }), typeId: fields.parentId };
  }

  async #stored(biz: Biz, bizId: string, versionNo: number) {
    const { bizType, bizId: id, versionNo: no } = contentVersions;
    const [row] = await this.#site.server.db
      .select()
      .from(contentVersions)
      .where(and(eq(bizType, biz), eq(id, bizId), eq(no, versionNo)));
    if (!row) throw new Error(`There is no version ${versionNo} of ${biz} ${bizId}`);
    return row;
  }

  async #held(who: StaffName) {
    const rows = await this.#site.server.db
      .select({ role: roles.code, code: permissions.code })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.userId, users.id))
      .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.status, "enabled")))
      .leftJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
      .leftJoin(permissions, eq(permissions.id, rolePermissions.authId))
      .where(and(eq(users.id, this.#site.idOf(who)), eq(users.status, "active")));
    const groups = await this.#site.server.db
      .select({ id: workgroups.id })
      .from(workgroupMembers)
      .innerJoin(
        workgroups,
        and(eq(workgroups.id, workgroupMembers.workgroupId), eq(workgroups.status, "enabled")),
      )
      .where(eq(workgroupMembers.userId, this.#site.idOf(who)));
    return {
      workgroupIds: groups.map(({ id }) => id),
      roleCodes: [...new Set(rows.map(({ role }) => role))],
      permissions: new Set(rows.map(({ code }) => code)),
    };
  }
}

/** What the public sees of a version, in the words of a public read. */
export function publicForm(
  fields: Pick<ArticleSnapshot, "title" | "cover" | "tags" | "typeId">,
  content: string | null,
): string {
  const { title, cover, tags, typeId } = fields;
  return canonicalJson({ title, cover, tags, typeId, content });
}

/** What the public sees of a home page whose sections are quotes. */
export function homeForm(sections: readonly { quote?: object }[]): string {
  return canonicalJson(sections.map(({ quote }) => quote));
}

/** A flow as far as it matters here: whom each node names. */
function toAssignees({ assignees }: ReviewNode) {
  return assignees;
}

function marksOf(text: string): string[] {
  return text.match(/\bmark\d+\b/g) ?? [];
}

/** A list shows an article as its own page does. */
export function assertListed(
  where: string,
  { id, title }: { id: string; title: string },
  shown: ReadonlyMap<string, string>,
): void {
  if (shown.get(id) === title) return;
  throw new Error(`${where} shows ${title}, and the article's page ${shown.get(id) ?? "nothing"}`);
}
