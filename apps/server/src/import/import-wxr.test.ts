import { readFileSync } from "node:fs";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import {
  articleTypes,
  articles,
  comments,
  contentHistory,
  contentVersions,
  importRecords,
  publishedArticles,
} from "../db/schema/index.ts";
import { importWxr, type ImportOptions } from "./import-wxr.ts";
import type { ImportReport, ReportEntry } from "./report.ts";

const small = readFileSync(join(import.meta.dirname, "testdata/small.wxr.xml"), "utf8");
const now = new Date("2026-11-01T12:00:00Z");

interface Imported extends ImportReport {
  entries: ReportEntry[];
}

async function run(
  { db }: TestServer,
  xml: string | (() => AsyncIterable<Uint8Array>) = small,
  options: Partial<ImportOptions> = {},
): Promise<Imported> {
  const entries: ReportEntry[] = [];
  async function* whole() {
    if (typeof xml === "string") yield Buffer.from(xml);
  }
  const open = typeof xml === "string" ? whole : xml;
  const onEntry = (entry: ReportEntry) => entries.push(entry);
  const report = await importWxr({ open, db, now, onEntry, ...options });
  return { ...report, entries };
}

function entry({ entries }: Imported, kind: ReportEntry["kind"], id: string): ReportEntry {
  const found = entries.find((one) => one.kind === kind && one.id === id);
  if (!found) throw new Error(`No entry for ${kind} ${id}`);
  return found;
}

async function contentOf({ db }: TestServer, id: string): Promise<string> {
  const [row] = await db
    .select({ content: contentVersions.content })
    .from(contentVersions)
    .where(and(eq(contentVersions.bizType, "article"), eq(contentVersions.bizId, id)));
  return row?.content ?? "";
}

async function articleOf({ db }: TestServer, externalId: string) {
  const [row] = await db
    .select({ article: articles })
    .from(importRecords)
    .innerJoin(articles, eq(articles.id, importRecords.localId))
    .where(and(eq(importRecords.kind, "article"), eq(importRecords.externalId, externalId)));
  if (!row) throw new Error(`No article for ${externalId}`);
  return row.article;
}

/** Everything that an import could change. */
async function snapshot({ db }: TestServer): Promise<unknown> {
  const tables = [
    db.select().from(articles).orderBy(articles.id),
    db.select().from(articleTypes).orderBy(articleTypes.id),
    db.select().from(comments).orderBy(comments.id),
    db.select().from(publishedArticles).orderBy(publishedArticles.id),
    db.select().from(contentHistory).orderBy(contentHistory.id),
    db.select().from(importRecords).orderBy(importRecords.kind, importRecords.externalId),
    db.$count(contentVersions),
  ];
  return JSON.parse(JSON.stringify(await Promise.all(tables)));
}

describe("a first import", () => {
  let server: TestServer;
  let report: Imported;
  beforeAll(async () => {
    server = await startTestServer();
    report = await run(server);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test("accounts for everything in the file, and skips nothing without a reason", async () => {
    expect(report.found).toEqual({
      author: 2,
      category: 6,
      tag: 2,
      term: 1,
      post: 7,
      page: 2,
      attachment: 2,
      comment: 7,
      customField: 4,
      otherItem: 2,
    });
    expect(report.counts.post).toMatchObject({ imported: 5, skipped: 2 });
    expect(report.counts.comment).toMatchObject({ imported: 4, skipped: 3 });
    const skipped = report.entries.filter(({ outcome }) => outcome === "skipped");
    expect(skipped.map(({ kind, id, notes }) => [kind, id, ...notes])).toEqual([
      ["attachment", "41", "has no usable address"],
      ["author", "guest", "wrote nothing that was imported"],
      ["category", "bread", "is listed twice"],
      ["tag", "unused", "belongs to nothing that was imported"],
      ["term", "30", "are menus (menus here come from the article types)"],
      ["comment", "103", "was marked as spam"],
      ["comment", "104", "is a notice that another site links here"],
      ["customField", "10", "have no counterpart in an article here"],
      ["post", "15", "was in the trash"],
      ["comment", "110", "its article was skipped"],
      ["post", "10", "has the id of an earlier one"],
      ["otherItem", "50", "menu entries (menus here come from the article types)"],
      ["customField", "", "belong to items that were skipped"],
      ["otherItem", "51", "items of a type that a plug-in or theme brings: product"],
    ]);
  });

  test("shows articles with dates, authors, tags, covers and comments", async () => {
    const { body } = await server.call<"siteGetArticle">("GET /api/app/other/getArticle/first-rye");
    expect(body.result).toMatchObject({
      title: "Our first rye & what it taught us",
      author: "Mira Okafor",
      publishedAt: "2021-03-04T08:00:00.000Z",
      cover: "https://bakery.example/wp-content/loaf.jpg",
      coverAlt: "A dark loaf",
      tags: ["oven", "Bread"],
    });
    const article = await articleOf(server, "10");
    expect(article).toMatchObject({
      isTop: true,
      summary: expect.stringMatching(/^The dough was/),
    });
    expect(await contentOf(server, article.id)).toBe(
      "<p>The dough was wet.<br />It stuck to everything.</p>" +
        '<figure class="align-right"><a href="https://bakery.example/wp-content/loaf.jpg" rel="noopener"><img src="https://bakery.example/wp-content/loaf-300.jpg" alt="A loaf" width="300" height="200" /></a><figcaption>Our <em>first</em> loaf</figcaption></figure>' +
        '<p>See this and <a href="https://bakery.example/2021/03/other/" rel="noopener">that</a>.</p>' +
        "<h3>What we use</h3><ul><li>rye</li><li>water</li></ul>" +
        '<figure><img src="https://bakery.example/wp-content/loaf.jpg" alt="A dark loaf" /><figcaption>Fresh from the oven</figcaption></figure>' +
        '<p><a href="https://www.youtube.com/watch?v=abcdefghijk" rel="noopener">https://www.youtube.com/watch?v=abcdefghijk</a></p>' +
        "<p>A note in brackets [sic] stays.</p>",
    );
    expect(entry(report, "post", "10").notes).toEqual([
      "further categories became tags or keywords",
      "galleries became their pictures one after the other",
      "active or drawn content removed: script, onclick",
      "links without a safe address became plain text: this",
    ]);
    const messages = await server.call<"siteGetArticleMessage">(
      `GET /api/app/other/getArticleMessage/${article.id}`,
    );
    expect(messages.body.result).toMatchObject({
      total: 2,
      records: [
        { nickname: "Lee", content: "To the spam above", replies: [] },
        { nickname: "Sam", replies: [{ nickname: "Mira", content: "Thank you!" }] },
      ],
    });
  });

  test("hides what was not public", async () => {
    const states = new Map<string, unknown>();
    for (const id of ["12", "13", "14"]) {
      const { status, slug } = await articleOf(server, id);
      const reply = await server.call(`GET /api/app/other/getArticle/${slug}`);
      states.set(id, [status, reply.status]);
    }
    expect(Object.fromEntries(states)).toEqual({
      12: ["draft", 404],
      13: ["scheduled", 404],
      14: ["draft", 404],
    });
    expect(entry(report, "post", "12").notes[0]).toMatch(/protected by a password/);
    expect(entry(report, "post", "14").notes).toEqual(["waited for a review; kept as a draft"]);
    expect(JSON.stringify(await server.db.select().from(publishedArticles))).not.toContain("flour");
  });

  test("repairs irregular data, and says so", async () => {
    const odd = await articleOf(server, "11");
    expect(odd).toMatchObject({ slug: "first-rye-2", allowComment: false });
    expect(await contentOf(server, odd.id)).toMatch(/^<p>Written in odd ]]&gt; marks/);
    expect(entry(report, "post", "11").notes).toEqual([
      "has no title; it got its first words",
      "got another address: first-rye-2",
    ]);
    expect(entry(report, "category", "lost").notes).toEqual([
      "its parent is not in the export, so it moved to the top level",
    ]);
    const circle = ["hen", "egg"].flatMap((id) => entry(report, "category", id).notes);
    expect(circle).toEqual(["it was below itself, so it moved to the top level"]);
  });

  test("builds one tree of categories and pages", async () => {
    const { body } = await server.call<"siteTypeTree">("GET /api/app/other/typeTree");
    const outline = (nodes: readonly Node[]): unknown =>
      nodes.map(({ code, kind, children }) => [code, kind, outline(children)]);
    const site = (body.result ?? []).filter(({ code }) => code === "bakery-blog");
    expect(outline(site)).toEqual([
      [
        "bakery-blog",
        "list",
        expect.arrayContaining([
          ["bread", "list", [["rye", "list", []]]],
          ["cakes", "list", []],
          ["about-us", "single", [["hours", "single", []]]],
        ]),
      ],
    ]);
    const page = await server.call<"siteGetArticleType">("GET /api/app/other/getArticleType/hours");
    expect(page.body.result?.singleArticle?.content).toBe(
      "<p>Six to\nnoon.</p><figure><table><tbody><tr><td>Mon</td><td>shut</td></tr></tbody></table><figcaption>Week</figcaption></figure>",
    );
  });

  test("a second import changes nothing", async () => {
    const before = await snapshot(server);
    const again = await run(server, small, {
      now: new Date("2026-11-02T12:00:00Z"),
    });
    for (const counts of Object.values(again.counts)) {
      expect(counts).toMatchObject({ imported: 0, updated: 0 });
    }
    expect(await snapshot(server)).toEqual(before);
  });
});

interface Node {
  code: string;
  kind: string;
  children: Node[];
}

test("a later import updates what changed there, unless staff edited it here", async () => {
  await using server = await startTestServer();
  await run(server);
  const edited = await articleOf(server, "11");
  const token = await server.signIn("editor");
  const update = { id: edited.id, version: edited.version, title: "Ours" };
  const saved = await server.call("PUT /api/dtArticle/update", { token, body: update });
  expect(saved.status).toBe(200);
  const changed = small
    .replace("The dough was wet.", "The dough was dry.")
    .replace("Written in", "Rewritten in")
    .replace("Looks good.", "Looks great.")
    .replace("We bake.", "We bake daily.");
  const report = await run(server, changed, { now: new Date("2026-11-02T12:00:00Z") });
  const updated = report.entries.filter(({ outcome }) => outcome === "updated");
  expect(updated.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    "post 10",
    "comment 100",
    "page 20",
  ]);
  expect(entry(report, "post", "11")).toMatchObject({
    outcome: "skipped",
    notes: ["changed on the other site, but edited here too; not updated"],
  });
  expect((await articleOf(server, "11")).title).toBe("Ours");
  const { body } = await server.call<"siteGetArticle">("GET /api/app/other/getArticle/first-rye");
  expect(body.result?.content).toContain("The dough was dry.");
  expect(body.result?.publishedAt).toBe("2021-03-04T08:00:00.000Z");
});

describe("all or nothing", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test("a dry run reports the same and writes nothing", async () => {
    const before = await snapshot(server);
    const dry = await run(server, small, { dryRun: true });
    expect(await snapshot(server)).toEqual(before);
    const real = await run(server);
    expect({ ...dry, dryRun: false }).toEqual(real);
  });

  test.each([
    ["cut off", small.slice(0, -200), /cut off/],
    [
      "broken late",
      small.replace("<title>Bread 1 kg</title>", "<title>Bread 1 kg</titel>"),
      /well-formed/,
    ],
    [
      "bombed",
      `<!DOCTYPE rss [<!ENTITY a "b">]>${small.replace(/^<\?xml.*\?>/, "")}`,
      /document type/,
    ],
    [
      "of no site",
      small.replaceAll(/<(link|wp:base_\w+_url)>https:\/\/bakery.example<.*>/g, ""),
      /which site/,
    ],
  ])("a file %s writes nothing", async (_name, xml, message) => {
    const before = await snapshot(server);
    await expect(run(server, xml)).rejects.toThrow(message);
    expect(await snapshot(server)).toEqual(before);
  });

  test("a disk failure in the second pass writes nothing", async () => {
    const before = await snapshot(server);
    let opened = 0;
    async function* failing() {
      opened += 1;
      yield Buffer.from(opened < 3 ? small : small.slice(0, 9000));
      if (opened >= 3) throw new Error("EIO");
    }
    await expect(run(server, failing)).rejects.toThrow("EIO");
    expect(opened).toBe(3);
    expect(await snapshot(server)).toEqual(before);
  });

  test("imports what is new", async () => {
    const other = small.replaceAll("bakery.example", "other.example");
    await run(server, other.replace(/\t<item>\s*<title>Next century[\s\S]*?<\/item>/, ""));
    const report = await run(server, other);
    const taken = report.entries.filter(({ outcome }) => outcome === "imported");
    expect(taken.map(({ kind, id }) => `${kind} ${id}`)).toEqual(["post 13"]);
  });

  test("imports below an existing type on request", async () => {
    const third = small.replaceAll("bakery.example", "third.example");
    await expect(run(server, third, { under: "no-such" })).rejects.toThrow(/no article type/);
    await run(server, third, { under: "cakes" });
    const rows = await server.db.select().from(articleTypes);
    const root = rows.find(({ code }) => code === "cakes");
    expect(rows.find(({ code }) => code === "bread-3")?.parentId).toBe(root?.id);
  });

  test("needs little memory for a large export", async () => {
    const [head = "", tail = ""] = small.split("\t<item>", 1).concat("</channel></rss>");
    const filler = "word ".repeat(20_000);
    async function* large() {
      yield Buffer.from(head);
      for (let id = 1000; id < 1500; id += 1) {
        yield Buffer.from(
          `<item><title>Large ${id}</title><content:encoded><![CDATA[${filler}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_type>revision</wp:post_type></item>`,
        );
      }
      yield Buffer.from(tail);
    }
    await run(server);
    const before = process.memoryUsage.rss();
    let highest = before;
    const onProgress = () => (highest = Math.max(highest, process.memoryUsage.rss()));
    const report = await run(server, large, { onProgress });
    expect(report.counts.otherItem.skipped).toBe(500);
    expect(highest - before).toBeLessThan(150_000_000);
  });
});
