import { sql } from "drizzle-orm";
import { LIST_LIMIT, type BoundedList } from "../../../db/list-of.ts";
import type { Db } from "../../../db/db.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { components } from "../../../generated/schema.ts";
import { AppError } from "../../../kernel/app-error.ts";
import { messages } from "../../../kernel/messages/index.ts";
import type { Language } from "../../../kernel/languages.ts";
import { nest, ROOT_ID, type Nested } from "../../tree.ts";
import { catalogueTranslations } from "../translations.ts";

type ShelfNode = components["schemas"]["PublicProductNode"];
interface ShelfRow extends Omit<ShelfNode, "productCount" | "children" | "translations"> {
  translationGroupId: string;
}

/** The categories and series that visitors see, and the number of products in each series. */
export class ProductShelf {
  readonly #categories: readonly ShelfNode[];

  private constructor(categories: readonly ShelfNode[]) {
    this.#categories = categories;
  }

  /**
   * @param rows Categories and series on the shelf, in list order.
   * @param counts Products on the shelf by their series' id.
   */
  static of(
    rows: readonly ShelfRow[],
    counts: ReadonlyMap<string, number>,
    defaultLanguage: Language,
  ): ProductShelf {
    const categories = nest(rows, ROOT_ID);
    const shown = categories.flatMap((category) => [category, ...category.children]);
    const groups = Map.groupBy(shown, ({ translationGroupId }) => translationGroupId);
    return new ProductShelf(
      categories.map((row) => toNode(row, { counts, groups, defaultLanguage })),
    );
  }

  /** The part in one language; all of it without a language. */
  in(language: ShelfNode["language"] | undefined): ProductShelf {
    if (language === undefined) return this;
    return new ProductShelf(this.#categories.filter((one) => one.language === language));
  }

  /** Categories with their series, at most 999 of both. */
  tree(): BoundedList<ShelfNode> {
    const room = { left: LIST_LIMIT };
    const records = firstNodes(this.#categories, room);
    const all = this.#categories.length + this.series().length;
    return { records, truncated: all > LIST_LIMIT };
  }

  /**
   * All series, or those of a category or series by its id or code.
   *
   * @throws AppError `NOT_FOUND`.
   */
  series(within?: string): ShelfNode[] {
    if (within === undefined) return this.#categories.flatMap(({ children }) => children);
    const node = this.#find(within);
    return node.kind === "category" ? node.children : [node];
  }

  #find(idOrCode: string): ShelfNode {
    const nodes = [...this.#categories, ...this.series()];
    const code = idOrCode.toLowerCase();
    const found =
      nodes.find(({ id }) => id === idOrCode) ??
      nodes.find((node) => node.code?.toLowerCase() === code);
    if (!found) throw new AppError("NOT_FOUND", messages.products.notOnShelf);
    return found;
  }
}

export async function readProductShelf(db: Db, defaultLanguage: Language): Promise<ProductShelf> {
  const [rows, counts] = await Promise.all([
    queryRows<ShelfRow>(
      db,
      sql`select id, language, translation_group_id as "translationGroupId", parent_id as "parentId", kind, name, code, summary from products
          where status = 'onShelf' and kind in ('category', 'series') order by order_by, name, id`,
    ),
    queryRows<{ seriesId: string; count: number }>(
      db,
      sql`select parent_id as "seriesId", count(*)::int as count from products
          where status = 'onShelf' and kind = 'product' group by parent_id`,
    ),
  ]);
  const bySeries = new Map(counts.map(({ seriesId, count }) => [seriesId, count]));
  return ProductShelf.of(rows, bySeries, defaultLanguage);
}

/** What a node says besides its row. */
interface Surroundings {
  counts: ReadonlyMap<string, number>;
  /** By their translation group, all that visitors see. */
  groups: ReadonlyMap<string, readonly ShelfRow[]>;
  defaultLanguage: Language;
}

function toNode(row: Nested<ShelfRow>, surroundings: Surroundings): ShelfNode {
  const { translationGroupId, ...own } = row;
  const { counts, groups, defaultLanguage } = surroundings;
  const children = row.children.map((child) => toNode(child, surroundings));
  const below = children.reduce((sum, { productCount }) => sum + productCount, 0);
  const others = groups.get(translationGroupId)?.filter(({ id }) => id !== row.id) ?? [];
  return {
    ...own,
    translations: catalogueTranslations(defaultLanguage, others),
    productCount: (counts.get(row.id) ?? 0) + below,
    children,
  };
}

/** As many nodes as there is room for, in reading order, so that each one's parent is there too. */
function firstNodes(nodes: readonly ShelfNode[], room: { left: number }): ShelfNode[] {
  const included: ShelfNode[] = [];
  for (const node of nodes) {
    if (room.left === 0) break;
    room.left -= 1;
    included.push({ ...node, children: firstNodes(node.children, room) });
  }
  return included;
}
