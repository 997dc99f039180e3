import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./_test.ts";

/** Pages looked at; the demo site has fewer, so that reaching it means links that never end. */
const most = 600;

interface Crawled {
  address: string;
  status: number;
  html: string;
}

const textOf = (attribute: string) =>
  attribute.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/** Addresses within the site that a page refers to and lets be followed, without what follows a "#". */
function linksOf(html: string, base: string): string[] {
  const followed = html.replaceAll(/<a\b[^>]*\srel="[^"]*nofollow[^"]*"[^>]*>/g, "");
  const found = [...followed.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(
    ([, link = ""]) => link,
  );
  return found.flatMap((link) => {
    const url = URL.parse(textOf(link), base);
    return url === null || url.origin !== new URL(base).origin ? [] : [url.pathname + url.search];
  });
}

async function crawl(request: APIRequestContext, base: string): Promise<Crawled[]> {
  const seen = new Set(["/index"]);
  const queue = ["/index"];
  const pages: Crawled[] = [];
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    expect(pages.length, "links that never end").toBeLessThan(most);
    const response = await request.get(address);
    const isPage = response.headers()["content-type"]?.startsWith("text/html") ?? false;
    const html = isPage ? await response.text() : "";
    pages.push({ address, status: response.status(), html });
    for (const link of linksOf(html, base)) {
      if (seen.has(link)) continue;
      seen.add(link);
      queue.push(link);
    }
  }
  return pages;
}

/** Chinese words of a page that are not marked as Chinese. */
function unmarkedChinese(html: string): string[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const one of page.querySelectorAll("script, style, template, [lang^='zh']")) one.remove();
  return page.documentElement.textContent.match(/\p{Script=Han}+/gu) ?? [];
}

test("no internal link is broken, and every page has its metadata and its own language", async ({
  request,
  baseURL,
  page,
}) => {
  test.setTimeout(240_000);
  const pages = await crawl(request, baseURL ?? "");
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual([]);

  const known = new Set(pages.map(({ address }) => address));
  const kinds = new Set<string>();
  for (const { address, html } of pages.filter((page) => page.html.includes('class="site"'))) {
    expect(html.match(/<h1[\s>]/g), `headings of ${address}`).toHaveLength(1);
    expect(html, address).toMatch(/<title>[^<]{3,}<\/title>/);
    for (const feed of ["rss.xml", "feed.json"]) {
      expect(html, address).toMatch(
        new RegExp(`<link rel="alternate" type="[^"]+" href="[^"]+/${feed}"`),
      );
    }
    if (!/^\/zh\b/.test(address)) {
      expect(await page.evaluate(unmarkedChinese, html), `Chinese on ${address}`).toEqual([]);
    }
    for (const [, data = ""] of html.matchAll(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
    )) {
      const parsed: { "@context": string; "@type": string } = JSON.parse(data);
      expect(parsed["@context"]).toBe("https://schema.org");
      kinds.add(parsed["@type"]);
    }
    for (const [, rel, link = ""] of html.matchAll(
      /<link rel="(canonical|prev|next)" href="([^"]*)"/g,
    )) {
      const { pathname, search } = new URL(textOf(link));
      expect(known, `${rel} of ${address}`).toContain(pathname + search);
    }
  }
  expect([...kinds].toSorted()).toEqual(["Article", "BreadcrumbList", "Organization", "Product"]);
});
