import { describe, expect, test } from "vitest";
import type { AppConfig } from "../ssr-contract.d.ts";
import { articleData, breadcrumbData, organisationData, productData } from "./structured-data.ts";
import type { PublicArticle, PublicProduct, SiteSetting } from "./types.ts";

/** The properties of schema.org's types that the site uses, and what each may be. */
const shapes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Organization: {
    name: ["Text"],
    url: ["URL"],
    logo: ["URL"],
    slogan: ["Text"],
    telephone: ["Text"],
    email: ["Text"],
    address: ["Text"],
    sameAs: ["URL"],
  },
  Person: { name: ["Text"], url: ["URL"] },
  Brand: { name: ["Text"] },
  Article: {
    headline: ["Text"],
    description: ["Text"],
    datePublished: ["DateTime"],
    dateModified: ["DateTime"],
    mainEntityOfPage: ["URL"],
    articleSection: ["Text"],
    keywords: ["Text"],
    publisher: ["Organization"],
    author: ["Person"],
    image: ["URL"],
  },
  Product: {
    name: ["Text"],
    description: ["Text"],
    url: ["URL"],
    category: ["Text"],
    image: ["URL"],
    sku: ["Text"],
    model: ["Text"],
    brand: ["Brand"],
    isRelatedTo: ["Product"],
    offers: ["Offer"],
  },
  Offer: {
    name: ["Text"],
    sku: ["Text"],
    url: ["URL"],
    price: ["Number"],
    priceCurrency: ["Currency"],
    availability: ["ItemAvailability"],
  },
  BreadcrumbList: { itemListElement: ["ListItem"] },
  ListItem: { position: ["Number"], name: ["Text"], item: ["URL"] },
};

const values: Readonly<Record<string, RegExp>> = {
  Text: /\S/,
  URL: /^https:\/\/[^\s]+$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  Number: /^\d+(\.\d+)?$/,
  Currency: /^[A-Z]{3}$/,
  ItemAvailability: /^https:\/\/schema\.org\/(InStock|Discontinued)$/,
};

/** What of some data is not as schema.org has it. */
function faultsOf(data: unknown, path = "$"): string[] {
  if (typeof data !== "object" || data === null) return [`${path} is no object`];
  const { "@type": type, "@context": _context, ...rest } = data as Record<string, unknown>;
  const shape = shapes[String(type)];
  if (shape === undefined) return [`${path} has an unknown type`];
  return Object.entries(rest).flatMap(([name, value]) => {
    const expected = shape[name];
    if (expected === undefined) return [`${path}.${name} is unknown`];
    const all: unknown[] = Array.isArray(value) ? value : [value];
    return all.flatMap((one) => faultsOfValue(one, expected, `${path}.${name}`));
  });
}

function faultsOfValue(value: unknown, expected: readonly string[], path: string): string[] {
  if (typeof value === "object") {
    const type: unknown = value === null ? null : Reflect.get(value, "@type");
    return typeof type === "string" && expected.includes(type)
      ? faultsOf(value, path)
      : [`${path} is a ${JSON.stringify(type)}`];
  }
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return expected.some((name) => values[name]?.test(text)) ? [] : [`${path}: ${text}`];
}

const config: AppConfig = {
  apiBase: "/rest",
  basePath: "/",
  publicUrl: "https://www.example.com",
  language: "en",
  systemName: "Atrium",
  companyName: "Harbour",
  pagesPath: "/",
  languages: [],
  brand: { logo: "/files/logo.webp" },
};
const article = {
  slug: "a b",
  title: "Quay",
  summary: null,
  cover: "/files/a.webp",
  author: "Mei Chen",
  typeName: "News",
  keywords: [],
  tags: ["radar"],
  publishedAt: "2026-01-15T00:00:00.000Z",
  modifiedAt: "2026-01-16T00:00:00.000Z",
} as unknown as PublicArticle;
const product = {
  id: "1",
  code: "T 80",
  name: "Radar",
  brand: "Harbour",
  model: "T80",
  summary: "80 GHz",
  seriesName: "Radars",
  cover: "/files/a.webp",
  images: null,
  priceAmount: "2180.00",
  priceCurrency: "EUR",
  variants: [],
  isDiscontinued: false,
  replacedBy: null,
} as unknown as PublicProduct;
const setting = {
  companyName: "Harbour",
  logo: "/files/logo.webp",
  slogan: null,
  phone: "+31 118 555 014",
  email: "desk@example.com",
  address: "Quay 1",
  socialLinks: [{ name: "Video", url: "https://video.example.com" }],
} as unknown as SiteSetting;

describe("structured data has schema.org's shape", () => {
  test.each([
    ["a company", organisationData(setting, config)],
    ["an article", articleData(article, config)],
    [
      "an article without author and cover",
      articleData({ ...article, author: null, cover: null }, config),
    ],
    ["a product", productData(product, config)],
    [
      "a product without price and picture",
      productData({ ...product, priceAmount: null, cover: null }, config),
    ],
    [
      "a discontinued product with variants",
      productData(
        {
          ...product,
          isDiscontinued: true,
          replacedBy: { id: "2", code: null, name: "Next" },
          variants: [
            { code: "T-1", name: "Short", specs: [], priceAmount: "10.00" },
            { code: "T-2", name: "Long", specs: [], priceAmount: null },
          ],
        },
        config,
      ),
    ],
    [
      "a way",
      breadcrumbData(config, "Home", [{ name: "News", path: "article-list" }, { name: "Quay" }]),
    ],
  ])("%s", (_what, data) => {
    expect(faultsOf(data)).toEqual([]);
    expect(data).toHaveProperty("@context", "https://schema.org");
  });

  test("a product offers each variant that has a price", () => {
    const variants = ["1.00", null].map((priceAmount, index) => ({
      code: `T-${index}`,
      name: "One",
      specs: [],
      priceAmount,
    }));
    expect(productData({ ...product, variants }, config)).toMatchObject({
      offers: [{ sku: "T-0", price: "1.00", availability: "https://schema.org/InStock" }],
    });
  });
});
