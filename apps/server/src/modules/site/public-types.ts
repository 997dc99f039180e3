import { lte } from "drizzle-orm";
import { defaultOf } from "../../content/site-paths.ts";
import type { Db } from "../../db/db.ts";
import { publishedArticleTypes } from "../../db/schema/index.ts";
import { initialLanguages, type Language, type SiteLanguage } from "../../kernel/languages.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { readLanguages, siteLanguagesSql } from "../languages/site-languages.ts";
import { idsBelow, pathTo, ROOT_ID } from "../tree.ts";

export type PublicTypeRow = typeof publishedArticleTypes.$inferSelect;
type TypeNode = components["schemas"]["TypeNode"];

/** The published types that are reachable, by `orderBy`: a type shows only while all its ancestors do. */
export class PublicTypes {
  readonly rows: readonly PublicTypeRow[];
  readonly #byId: ReadonlyMap<string, PublicTypeRow>;
  readonly #cardMembers = new Map<string, string>();
  readonly #inLanguage = new Map<Language, PublicTypes>();
  /** Those of all languages, of which these are a part. */
  readonly #all: PublicTypes;

  /** The language of the addresses that name none. */
  readonly defaultLanguage: Language;
  /** Those of the site. */
  readonly languages: readonly SiteLanguage[];

  constructor(
    rows: readonly PublicTypeRow[],
    languages: readonly SiteLanguage[] = initialLanguages,
    all?: PublicTypes,
  ) {
    this.languages = languages;
    this.defaultLanguage = defaultOf(languages);
    const byId = new Map(rows.map((row) => [row.id, row]));
    this.rows = rows.filter(({ id }) => pathTo(byId, id).length > 0);
    this.#byId = new Map(this.rows.map((row) => [row.id, row]));
    this.#all = all ?? this;
  }

  /** The types of one language: a tree of their own. All of them without a language. */
  in(language: Language | undefined): PublicTypes {
    if (language === undefined) return this;
    const known = this.#inLanguage.get(language);
    if (known !== undefined) return known;
    const rows = this.rows
      .filter((row) => row.language === language)
      .map((row) => (this.get(row.parentId)?.language === language ? row : atTop(row)));
    const part = new PublicTypes(rows, this.languages, this);
    this.#inLanguage.set(language, part);
    return part;
  }

  /** Whether these are not all types. */
  get isPart(): boolean {
    return this.rows.length < this.#all.rows.length;
  }

  /** The other types of a type's translation group, of all languages. */
  translationsOf({ id, translationGroupId }: PublicTypeRow): PublicTypeRow[] {
    return this.#all.rows.filter(
      (row) => row.translationGroupId === translationGroupId && row.id !== id,
    );
  }

  get(id: string): PublicTypeRow | undefined {
    return this.#byId.get(id);
  }

  /** Ids of all types, or of those of one kind. */
  ids(kind?: PublicTypeRow["kind"]): string[] {
    return this.rows.filter((row) => kind === undefined || row.kind === kind).map(({ id }) => id);
  }

  /**
   * By id, or by code in any case. The id or code of a translation finds the type of this language.
   *
   * @throws AppError `NOT_FOUND`.
   */
  find(idOrCode: string): PublicTypeRow {
    const named = this.#all.#named(idOrCode);
    const found = named && (this.get(named.id) ?? this.#translated(named));
    if (!found) throw new AppError("NOT_FOUND", messages.articleTypes.notFound);
    return found;
  }

  #named(idOrCode: string): PublicTypeRow | undefined {
    const code = idOrCode.toLowerCase();
    return this.get(idOrCode) ?? this.rows.find((row) => row.code.toLowerCase() === code);
  }

  #translated({ translationGroupId }: PublicTypeRow): PublicTypeRow | undefined {
    return this.rows.find((row) => row.translationGroupId === translationGroupId);
  }

  /** Ids for a request's `typeId` or `typeCode`, descendants included; all without either. */
  idsFor({ typeId, typeCode }: { typeId?: string; typeCode?: string }): string[] {
    const idOrCode = typeId ?? typeCode;
    return idOrCode === undefined ? this.ids() : idsBelow(this.rows, this.find(idOrCode).id);
  }

  /** For lists, which without a type leave out single pages. */
  listedIdsFor(query: { typeId?: string; typeCode?: string }): string[] {
    const everything = query.typeId === undefined && query.typeCode === undefined;
    return everything ? this.ids("list") : this.idsFor(query);
  }

  /** What a type adds to its cards, as members of a JSON object. */
  cardMembers(id: string): string {
    const known = this.#cardMembers.get(id);
    if (known !== undefined) return known;
    const { code: typeCode = "", name: typeName = "" } = this.get(id) ?? {};
    const language = this.get(id)?.language ?? this.defaultLanguage;
    const members = JSON.stringify({ typeCode, typeName, language }).slice(1, -1);
    this.#cardMembers.set(id, members);
    return members;
  }

  breadcrumbs(id: string): components["schemas"]["Breadcrumb"][] {
    return pathTo(this.#byId, id).map(({ id: one, code, name, kind }) => ({
      id: one,
      code,
      name,
      kind,
    }));
  }

  /** The descendants of a type, nested, by `orderBy`; `counts` are the articles of each type alone. */
  tree(parentId: string, counts: ReadonlyMap<string, number>): TypeNode[] {
    return this.rows
      .filter((row) => row.parentId === parentId)
      .map((row) => this.node(row, counts));
  }

  /** One type with its descendants. */
  node(row: PublicTypeRow, counts: ReadonlyMap<string, number>): TypeNode {
    const { id, language, parentId, name, code, kind, icon, cover } = row;
    const { description, redirectUrl } = row;
    const children = this.tree(id, counts);
    const below = children.reduce((sum, child) => sum + child.articleCount, 0);
    return {
      id,
      language,
      parentId,
      name,
      code,
      kind,
      icon,
      cover,
      description,
      redirectUrl,
      navVisible: row.navVisible,
      allowComment: row.allowComment,
      orderBy: row.orderBy,
      articleCount: (counts.get(id) ?? 0) + below,
      children,
    };
  }
}

export async function loadPublicTypes(db: Db, now: Date): Promise<PublicTypes> {
  const rows = await db
    .select({ type: publishedArticleTypes, languages: siteLanguagesSql })
    .from(publishedArticleTypes)
    .where(lte(publishedArticleTypes.liveFrom, now))
    .orderBy(publishedArticleTypes.orderBy, publishedArticleTypes.id);
  return new PublicTypes(
    rows.map(({ type }) => type),
    rows[0]?.languages ?? (await readLanguages(db)),
  );
}

function atTop(row: PublicTypeRow): PublicTypeRow {
  return { ...row, parentId: ROOT_ID };
}
