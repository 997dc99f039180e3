import { and, asc, eq, exists, getTableColumns, inArray, or, sql, type SQL } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import { equals } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { products } from "../../db/schema/index.ts";
import { productKinds } from "../../db/schema/products.ts";
import { containsText } from "../../db/text-filter.ts";
import type { components } from "../../generated/schema.ts";
import type { Input } from "../operation.ts";
import { ROOT_ID, nest, readBelow, type Nested } from "../tree.ts";
import { productTable, toSummaries, type ListedProduct } from "./product-record.ts";

type ProductOption = components["schemas"]["ProductOption"];
/** The table of products, or an alias of it. */
type Table = Record<"id" | "kind" | "name" | "code" | "brand" | "model" | "status", AnyPgColumn>;

/** Filters; ancestors of a match are in the tree as well. */
interface TreeFilter {
  keyword?: string;
  status?: ListedProduct["status"];
  kinds: ListedProduct["kind"][];
}

/** One page of categories, each with its matching descendants. */
export async function pageTree(db: Db, body: Input<"productsProductCascadePage">["body"]) {
  const { keyword, status, language, ...place } = body;
  const filter = matches(db, products, {
    kinds: [...productKinds],
    ...(keyword ? { keyword } : {}),
    ...(status ? { status } : {}),
  });
  const top = await productTable.page(
    db,
    place,
    eq(products.kind, "category"),
    equals(products.language, language),
    filter,
  );
  const roots = top.records.map(({ id }) => id);
  const { rows, truncated } = await readBelow(roots, childrenOf(db, filter));
  const records = nest(await toSummaries(db, [...top.records, ...rows]), ROOT_ID);
  return { page: { ...top, records }, truncated };
}

/** Options of a cascading picker. */
export async function listOptions(
  db: Db,
  { parentId = ROOT_ID, toKind = "product", status }: Input<"productsGetCascade">["body"],
): Promise<{ records: ProductOption[]; truncated: boolean }> {
  const kinds = productKinds.slice(0, productKinds.indexOf(toKind) + 1);
  const filter = matches(db, products, { kinds, ...(status ? { status } : {}) });
  const { rows, truncated } = await readBelow([parentId], childrenOf(db, filter));
  return { records: nest(rows, parentId).map(toOption), truncated };
}

function toOption({ id, name, kind, children }: Nested<ListedProduct>): ProductOption {
  const option = { value: id, label: name, kind, leaf: children.length === 0 };
  return option.leaf ? option : { ...option, children: children.map(toOption) };
}

const {
  content: _content,
  specs: _specs,
  attachments: _attachments,
  ...listed
} = getTableColumns(products);

function childrenOf(db: Db, filter: SQL | undefined) {
  return (parentIds: string[], most: number): Promise<ListedProduct[]> =>
    db
      .select(listed)
      .from(products)
      .where(and(inArray(products.parentId, parentIds), filter))
      .orderBy(asc(products.orderBy), asc(products.name), asc(products.id))
      .limit(most);
}

/** Whether a record or one of its descendants matches. */
function matches(db: Db, table: Table, filter: TreeFilter, level = 1): SQL | undefined {
  const { keyword, status, kinds } = filter;
  const texts = [table.name, table.code, table.brand, table.model];
  const itself = and(
    inArray(table.kind, kinds),
    equals(table.status, status),
    keyword ? or(...texts.map((text) => containsText(text, keyword))) : undefined,
  );
  if (level === productKinds.length) return itself;
  const below = alias(products, `below_${level}`);
  const found = db
    .select({ one: sql`1` })
    .from(below)
    .where(and(eq(below.parentId, table.id), matches(db, below, filter, level + 1)));
  return or(itself, exists(found));
}
