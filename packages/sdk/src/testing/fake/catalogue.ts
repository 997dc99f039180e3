/** Products as trees and as visitors see them, and the site's settings. */
import { operationOf } from "../contract.ts";
import { nested } from "./accounts.ts";
import type { FakeCall, Serve } from "./call.ts";
import { filterAndSort, pageOf } from "./listing.ts";
import { Refused } from "./refused.ts";
import { resources } from "./resources.ts";
import { viewOf } from "./resource.ts";
import { checkVersion, itemOf } from "./serve-resource.ts";
import { shape } from "./shape.ts";
import { defined, recordsOf, textOf, type Row, type Values } from "./values.ts";

function productsInOrder(call: FakeCall, input: Values = {}): Row[] {
  const { products = {} } = resources;
  const rows = call.world.rows("products").map((row) => viewOf(products, row, call));
  return filterAndSort(rows, products, { ...call, input });
}

/** A page of products, with the sums of the prices of all that match. */
function productsPage(call: FakeCall): Values {
  const rows = productsInOrder(call, call.input);
  const currencies = new Set(rows.map((row) => textOf(row, "priceCurrency")).filter(Boolean));
  const priceSums = [...currencies].sort().map((currency) => {
    const priced = rows.filter((row) => row["priceAmount"] && row["priceCurrency"] === currency);
    const total = priced.reduce((sum, row) => sum + Number(row["priceAmount"]), 0);
    return { currency, amount: total.toFixed(2), count: priced.length };
  });
  return { ...pageOf(itemOf(call.id), rows, call.input), priceSums };
}

/** The top of the catalogue, page by page, with everything below. */
function cascadePage(call: FakeCall): Values {
  const { pageNo, pageSize, ...filters } = call.input;
  const rows = productsInOrder(call, filters);
  const item = itemOf(call.id);
  const below = (parentId: string): Values[] =>
    rows
      .filter((row) => row["parentId"] === parentId)
      .map((row) => shape(item, { ...row, children: below(row.id) }));
  return pageOf(item, below("0"), { pageNo, pageSize });
}

function cascade(call: FakeCall): Values[] {
  const { parentId = "0", status, toKind } = call.input;
  const rows = productsInOrder(call, defined({ status }));
  const options = (parent: unknown): Values[] =>
    rows
      .filter((row) => row["parentId"] === parent)
      .map((row) => {
        const children = row["kind"] === toKind ? [] : options(row.id);
        const { id: value, name: label, kind } = row;
        const leaf = children.length === 0;
        return { value, label, kind, leaf, ...(leaf ? {} : { children }) };
      });
  return options(parentId);
}

/** Products on the shelf, and what they are in. */
function shelf(call: FakeCall): Row[] {
  const { lang } = call.input;
  return productsInOrder(call, defined({ status: "onShelf", language: lang }));
}

function productTree(call: FakeCall): Values[] {
  const rows = shelf(call).filter(({ kind }) => kind !== "product");
  const counted = rows.map((row): Row => ({ ...row, productCount: productsBelow(call, row.id) }));
  return nested(call, "0", counted);
}

function productsBelow(call: FakeCall, id: string): number {
  return shelf(call)
    .filter((row) => row["parentId"] === id)
    .reduce((sum, row) => sum + (row["kind"] === "product" ? 1 : productsBelow(call, row.id)), 0);
}

function productList(call: FakeCall): Values {
  const { within } = call.input;
  const records = shelf(call).filter((row) => {
    const filter = resources["products"]?.filters?.["ancestorId"];
    const isIn = within === undefined || filter?.(row, within, call) === true;
    return row["kind"] === "product" && isIn;
  });
  return pageOf(
    itemOf(call.id),
    records.map((row) => withSeries(row, call)),
    call.input,
  );
}

function product(call: FakeCall): Values {
  const key = call.input["id"];
  const found = shelf({ ...call, input: {} }).find(({ id, code }) => id === key || code === key);
  if (found === undefined || found["kind"] !== "product") throw new Refused("NOT_FOUND");
  const specs = recordsOf(found, "specs");
  const groups = [...new Set(specs.map((spec) => textOf(spec, "group")))];
  const specGroups = groups.map((name) => ({
    name,
    specs: specs.filter((spec) => textOf(spec, "group") === name),
  }));
  const more = { specGroups, breadcrumbs: [], modifiedAt: found["updatedAt"], translations: [] };
  return shape(operationOf(call.id).result ?? {}, { ...withSeries(found, call), ...more });
}

function withSeries(row: Row, { world }: FakeCall): Row {
  const parent = world.find("products", row["parentId"]);
  return { ...row, seriesId: parent?.id ?? row.id, seriesName: parent?.["name"] ?? "" };
}

function settings(call: FakeCall): Values {
  return shape(operationOf(call.id).result ?? {}, call.world.get("siteSettings", "site"));
}

function updateSettings(call: FakeCall): Values {
  const row = call.world.get("siteSettings", "site");
  checkVersion(call, { table: "siteSettings", resource: {} }, row, call.input["version"]);
  const { id: _id, version: _version, ...changes } = defined(call.input);
  const after = call.world.update("siteSettings", row, changes, call.author);
  return { id: after.id, version: after.version };
}

export const catalogue: Readonly<Record<string, Serve>> = {
  productsPage,
  productsProductCascadePage: cascadePage,
  productsGetCascade: cascade,
  siteProductTree: productTree,
  siteProductList: productList,
  siteGetProduct: product,
  siteSettingsGet: settings,
  siteSettingsUpdate: updateSettings,
};
