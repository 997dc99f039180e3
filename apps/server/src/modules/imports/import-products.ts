import { and, eq, sql } from "drizzle-orm";
import { products } from "../../db/schema/index.ts";
import { contentLanguages } from "../../kernel/languages.ts";
import { siteLanguage } from "../languages/site-languages.ts";
import { productHandlers } from "../products/handlers.ts";
import { idOfNamed, oneOf, wholeNumber } from "./cell-values.ts";
import { noInput, type ImportKind } from "./import-kind.ts";

const productNames = {
  table: products,
  id: products.id,
  code: products.code,
  name: products.name,
};

/** Categories, series and products, recognised by their codes in their language. A row may lie below an earlier one. */
export const importProducts: ImportKind = {
  create: "productsSave",
  update: "productsUpdate",
  read: "productsGet",
  maxRows: 500,
  key: "code",
  columns: [
    {
      field: "kind",
      header: "Kind",
      headerZh: "类别",
      example: "product",
      required: true,
      onlyNew: true,
      read: oneOf({ category: ["分类"], series: ["系列"], product: ["产品"] }),
    },
    { field: "code", header: "Code", headerZh: "编号", example: "TG-4", required: true },
    { field: "name", header: "Name", headerZh: "名称", example: "Tide gauge TG-4", required: true },
    {
      field: "parentId",
      header: "Parent",
      headerZh: "上级",
      example: "GAUGES",
      read: (text, db) => idOfNamed(db, "parentId", productNames, text),
    },
    { field: "language", header: "Language", headerZh: "语言", example: "en" },
    { field: "brand", header: "Brand", headerZh: "品牌", example: "Skarn" },
    { field: "model", header: "Model", headerZh: "型号", example: "TG-4b" },
    { field: "summary", header: "Summary", headerZh: "摘要", example: "Measures the tide." },
    { field: "priceAmount", header: "Price", headerZh: "价格", example: "1280.00" },
    { field: "priceCurrency", header: "Currency", headerZh: "币种", example: "EUR" },
    { field: "priceNote", header: "Price note", headerZh: "价格说明", example: "Without VAT" },
    {
      field: "status",
      header: "Status",
      headerZh: "状态",
      example: "draft",
      read: oneOf({
        draft: ["草稿"],
        onShelf: ["上架", "已上架", "on the shelf"],
        offShelf: ["下架", "已下架", "off the shelf"],
        discontinued: ["停产", "已停产"],
      }),
    },
    {
      field: "orderBy",
      header: "Sort order",
      headerZh: "排序",
      example: "10",
      read: wholeNumber,
    },
  ],

  async find(db, { code, language }) {
    const known = contentLanguages.find((one) => one === language);
    const inLanguage = await siteLanguage(db, known);
    const isCoded = sql`lower(${products.code}) = lower(${String(code)})`;
    const [row] = await db
      .select()
      .from(products)
      .where(and(isCoded, eq(products.language, inLanguage)));
    return row && { id: row.id, version: row.version, values: row };
  },

  save: (values, ctx) =>
    productHandlers.productsSave({ ...noInput, body: ctx.checkBody("productsSave", values) }, ctx),
  change: (values, ctx) =>
    productHandlers.productsUpdate(
      { ...noInput, body: ctx.checkBody("productsUpdate", values) },
      ctx,
    ),
};
