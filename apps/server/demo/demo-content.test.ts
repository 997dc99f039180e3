import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  articleTypes,
  articles,
  banners,
  dataSheet,
  drawPicture,
  homePages,
  makeAttachment,
  messages,
  orgs,
  people,
  pictureNames,
  products,
  productsZh,
  quickLinks,
  recommends,
  sheetPicture,
  tagNames,
  workgroups,
} from "./index.ts";
import type { DemoArticle } from "./index.ts";
import { companyFacts } from "./company-facts.ts";
import { euros } from "./product-facts.ts";
import { productLinks } from "./product-links.ts";
import { soldProducts } from "./products.ts";
import type { DemoProduct } from "./types.ts";
import { checkHtml, images, links, plainText } from "./testing/html.ts";

const slugs = new Set(articles.map((article) => article.slug));
const pictures = new Set<string>(pictureNames);
const published = articles.filter((article) => article.state === "published");
const cases = articles.map((article): [string, DemoArticle] => [article.slug, article]);

describe("articles", () => {
  test("are numerous, have unique slugs, and some are in Chinese", () => {
    expect(slugs.size).toBe(articles.length);
    expect(published.length).toBeGreaterThanOrEqual(30);
    expect(published.filter((article) => article.lang === "zh").length).toBeGreaterThanOrEqual(12);
  });

  test("cover every state, so that the task lists have entries", () => {
    expect(new Set(articles.map((article) => article.state))).toEqual(
      new Set(["published", "draft", "inReview", "approved", "returned", "offline"]),
    );
  });

  test.each(cases)("%s is well formed and refers to what exists", (_slug, article) => {
    expect(checkHtml(article.html)).toEqual([]);
    expect(article.title.length).toBeLessThanOrEqual(200);
    expect(articleTypes.map((type) => type.code)).toContain(article.typeCode);
    for (const tag of article.tags) expect(tagNames).toContain(tag);
    for (const image of images(article.html)) {
      expect(pictures).toContain(image.src.replace("demo:", ""));
      expect(image.alt.length).toBeGreaterThan(10);
      expect(image.width > 0 && image.height > 0).toBe(true);
    }
    for (const slug of linkedSlugs(article.html)) expect(slugs).toContain(slug);
    expect(article.coverAlt === undefined).toBe(article.cover === undefined);
    expect(article.reviewComment !== undefined).toBe(article.state === "returned");
  });

  test.each(cases.filter(([, article]) => article.state === "published"))(
    "%s has the length of a real article",
    (_slug, article) => {
      const [least, most] = lengthBounds(article);
      expect(lengthOf(article)).toBeGreaterThanOrEqual(least);
      expect(lengthOf(article)).toBeLessThanOrEqual(most);
      expect(article.html).not.toMatch(/lorem|ipsum|TODO/i);
    },
  );

  test("have attachments of the types that their names say", () => {
    for (const attachment of articles.flatMap((article) => article.attachments ?? [])) {
      const { name, body, mimeType } = makeAttachment(attachment);
      expect(name.endsWith(mimeType === "application/pdf" ? ".pdf" : ".csv")).toBe(true);
      expect(body.subarray(0, 5).toString() === "%PDF-").toBe(mimeType === "application/pdf");
    }
  });
});

test.each(["about", "contact", "privacy"])("the page %s says as much in Chinese", (slug) => {
  const parts = ({ html }: DemoArticle) => html.match(/<(h2|p|li|tr|figure)[ >]/g);
  expect(parts(articleNamed(`${slug}-zh`))).toEqual(parts(articleNamed(slug)));
});

test("at least two cases are told in Chinese", () => {
  const told = published.filter(({ typeCode }) => typeCode === "cases-zh");
  expect(told.length).toBeGreaterThanOrEqual(2);
  for (const { translationOf } of told) {
    expect(articleNamed(translationOf ?? "").typeCode).toBe("cases");
  }
});

test("Chinese texts have Chinese punctuation", () => {
  const texts = [
    ...articles,
    ...articles.flatMap(({ comments = [] }) => comments),
    ...banners,
    ...messages,
  ];
  const halfWidth = /\p{Script=Han}(?:<\/\w+>)?[,:;?!()]|[,:;?!()]\p{Script=Han}/u;
  const faults = texts.flatMap((text) =>
    Object.values(text).flatMap((value) => {
      const found = typeof value === "string" ? halfWidth.exec(value) : null;
      return found === null ? [] : [found.input.slice(found.index, found.index + 20)];
    }),
  );
  expect(faults).toEqual([]);
});

test.each(soldProducts.map((product) => [product.code, product] as const))(
  "the data sheet of the %s has the figures of its page",
  (_code, product) => {
    const text = makeAttachment(dataSheet(product)).body.toString("latin1");
    expect(text).not.toContain("?");
    for (const { name, value } of product.specs ?? []) {
      expect(text).toContain(`(${name.replaceAll(/[()]/g, String.raw`\$&`)})`);
      expect(text).toContain(`(${value}`);
    }
    for (const { code } of product.variants ?? []) expect(text).toContain(`(${code}: `);
    expect(text).toContain(`EUR ${Number(product.priceAmount).toLocaleString("en")}`);
  },
);

test("a data sheet is a PDF of several kB with the instrument's picture", async () => {
  const [radar] = soldProducts;
  if (radar?.picture === undefined) throw new Error("The first instrument has no picture");
  const picture = await sheetPicture((await drawPicture(radar.picture)).webp);
  const { body } = makeAttachment(dataSheet(radar), picture);
  expect(body.length).toBeGreaterThan(10_000);
  expect(body.length).toBeLessThan(100_000);
  // Each object is where the table at the end says.
  const file = body.toString("latin1");
  for (const [, at = ""] of file.matchAll(/^(\d{10}) 00000 n/gm)) {
    expect(file.slice(Number(at), Number(at) + 12)).toMatch(/^\d+ 0 obj/);
  }
});

describe("articles and products say the same of an instrument", () => {
  test.each([
    ["T80", "t80-radar-tide-gauge", ["Range", "Accuracy", "Beam", "Mass"]],
    ["L3", "l3-logger", ["SDI-12 sensors", "Sleep current", "Clock", "Memory"]],
  ])("%s in the table of %s", (code, slug, names) => {
    const product = productNamed(code);
    const article = articleNamed(slug);
    expect(lastCell(article, "Price")).toBe(euros(Number(product.priceAmount)));
    for (const name of names) {
      const spec = product.specs?.find((one) => one.name === name);
      expect(
        `${spec?.value} ${spec?.unit ?? ""}`.replace(" °", "°").replace(" readings", "").trim(),
      ).toBe(lastCell(article, name));
    }
  });

  test.each([
    ["T26", "t80-radar-tide-gauge", ["Range", "Accuracy", "Beam", "Mass"]],
    ["L2", "l3-logger", ["SDI-12 sensors", "Sleep current"]],
  ])("%s, the predecessor, in the table of %s", (code, slug, names) => {
    const { priceAmount, specs = [] } = productNamed(code);
    const html = articleNamed(slug).html;
    expect(html).toContain(`<td>${euros(Number(priceAmount))}</td>`);
    for (const name of names) {
      const { value = "", unit = "" } = specs.find((one) => one.name === name) ?? {};
      expect(html).toContain(`<td>${`${value} ${unit ?? ""}`.replace(" °", "°").trim()}</td>`);
    }
  });

  test("both languages have the same products and variants", () => {
    const codes = (list: readonly DemoProduct[]) =>
      leaves(list).map(({ code, priceAmount, variants = [] }) => [
        code,
        priceAmount,
        ...variants.map((one) => [one.code, one.priceAmount]),
      ]);
    expect(codes(productsZh)).toEqual(codes(products));
  });

  test("products name articles and successors that exist", () => {
    const known = leaves(products).map(({ code }) => code);
    for (const [code, { articles: named, replacedBy = code }] of Object.entries(productLinks)) {
      expect(known).toContain(code);
      expect(known).toContain(replacedBy);
      for (const slug of named) expect(articleNamed(slug).state).toBe("published");
    }
  });

  test("the F6 in the article about its eight paths", () => {
    const { priceAmount, specs = [] } = productNamed("F6");
    const text = plainText(articleNamed("f6-eight-paths").html).replaceAll(/\s+/g, " ");
    const valueOf = (name: string) => specs.find((one) => one.name === name)?.value ?? "";
    expect(text).toContain(`costs ${euros(Number(priceAmount))} with`);
    expect(text).toContain(`channels of up to ${valueOf("Width")} m.`);
    expect(text).toContain(`in a good canal it says ${valueOf("Uncertainty in a good canal")} %`);
  });

  test("no article names another price of a product", () => {
    const said = leaves(products).flatMap(({ code, priceAmount }) =>
      articles.flatMap(({ slug, html }) => {
        const found = new RegExp(`\\b${code} (?:is|costs) (€[\\d,]+)`).exec(plainText(html))?.[1];
        return found === undefined
          ? []
          : [{ slug, code, found, price: euros(Number(priceAmount)) }];
      }),
    );
    expect(said).toHaveLength(1);
    expect(said.filter(({ found, price }) => found !== price)).toEqual([]);
  });

  test("every product is linked from an article, and links to one", () => {
    const linked = leaves(products).filter(({ code, content = "" }) => {
      const link = `/other-detail?type=products&amp;id=${code}`;
      const slug = linkedSlugs(content)[0];
      return (
        slug !== undefined && slugs.has(slug) && articles.some(({ html }) => html.includes(link))
      );
    });
    expect(linked).toEqual(leaves(products));
  });
});

describe("the home page", () => {
  test("says of the company what the articles say", () => {
    const texts = articles.map(({ html }) => plainText(html)).join(" ");
    expect(texts).toContain(companyFacts.built);
    expect(texts).toContain(companyFacts.repaired);
    expect(texts).toContain(`${companyFacts.distances} points`);
    expect(texts).toContain(companyFacts.founded);
  });

  test("refers to articles that exist", () => {
    const slugsOf = (text: string) =>
      Array.from(text.matchAll(/article-detail\?id=([\w-]+)/g), ([, slug]) => slug);
    expect(published.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(slugsOf(JSON.stringify(homePages))),
    );
  });

  test("has Chinese punctuation in Chinese", () => {
    const chinese = homePages.filter(({ language }) => language === "zh-CN");
    const text = JSON.stringify(chinese).replaceAll(/"[^"]*(?:\/|\?)[^"]*"/g, '""');
    expect(text).not.toMatch(/\p{Script=Han}[,:;?!()]|[,:;?!()]\p{Script=Han}/u);
  });
});

describe("the rest of the site", () => {
  test("refers to articles that exist and are public", () => {
    const publicSlugs = published.map((article) => article.slug);
    expect(publicSlugs).toEqual(expect.arrayContaining(recommends.map((one) => one.articleSlug)));
    expect(publicSlugs).toEqual(
      expect.arrayContaining(banners.flatMap(({ linkUrl }) => linkedSlug(linkUrl))),
    );
    const codes = quickLinks.flatMap(({ url }) => /[?&]type=([\w-]+)/.exec(url)?.[1] ?? []);
    // In URLs the catalogue looks like a type.
    const known = ["products", ...articleTypes.map((type) => type.code)];
    expect(known).toEqual(expect.arrayContaining(codes));
  });

  test("points at people who exist", () => {
    const named = [
      ...workgroups.flatMap((group) => [group.leaderUsername, ...group.members]),
      ...orgs.flatMap((org) => org.leaderUsername ?? []),
      ...messages.flatMap((message) => message.reply?.byUsername ?? []),
    ];
    expect(people.map((person) => person.username)).toEqual(expect.arrayContaining(named));
  });

  test.each([
    ["article types", articleTypes],
    ["departments", orgs],
  ])("lists parents before their children: %s", (_what, nodes) => {
    const early = nodes.filter((node, index) => {
      const before = nodes.slice(0, index).map(({ code }): string => code);
      return node.parentCode !== undefined && !before.includes(node.parentCode);
    });
    expect(early).toEqual([]);
  });

  test("has an account for every built-in role", () => {
    for (const role of ["admin", "editor", "reviewer", "publisher", "moderator", "auditor"])
      expect(people.find((person) => person.username === role)?.roles).toEqual([role]);
  });
});

test("every picture is drawn, small, and reproducible", async () => {
  for (const name of pictureNames) {
    const { webp, width, height } = await drawPicture(name);
    expect({ name, small: webp.length <= 120_000 }).toEqual({ name, small: true });
    expect(await sharp(webp).metadata()).toMatchObject({ format: "webp", width, height });
  }
  const [once, again] = [await drawPicture("harbour-dawn"), await drawPicture("harbour-dawn")];
  expect(once.webp.equals(again.webp)).toBe(true);
});

function leaves(tree: readonly DemoProduct[]): DemoProduct[] {
  return tree.flatMap((one) => (one.children === undefined ? [one] : leaves(one.children)));
}

function productNamed(code: string): DemoProduct {
  return found(leaves(products).find((one) => one.code === code));
}

function articleNamed(slug: string): DemoArticle {
  return found(articles.find((one) => one.slug === slug));
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("Not in the demo");
  return value;
}

/** The last cell of a table's row. */
function lastCell({ html }: DemoArticle, row: string): string | undefined {
  return new RegExp(`<th scope="row">${row}</th>.*<td>([^<]*)</td></tr>`).exec(html)?.[1];
}

/** Slugs that an article's text links to. Links without an id go elsewhere. */
function linkedSlugs(html: string): string[] {
  return links(html).flatMap(linkedSlug);
}

function linkedSlug(href: string): string[] {
  const slug = /^(?:\/zh)?\/article-detail\?id=([\w-]+)$/.exec(href)?.[1];
  return slug === undefined ? [] : [slug];
}

function lengthOf(article: DemoArticle): number {
  const text = plainText(article.html);
  return article.lang === "zh"
    ? (text.match(/\p{Script=Han}/gu)?.length ?? 0)
    : text.split(/\s+/).filter(Boolean).length;
}

function lengthBounds(article: DemoArticle): [number, number] {
  const isPage = ["about", "contact", "privacy"].includes(article.typeCode.replace(/-zh$/, ""));
  if (isPage) return article.lang === "zh" ? [400, 900] : [250, 500];
  return article.lang === "zh" ? [600, 1200] : [450, 1100];
}
