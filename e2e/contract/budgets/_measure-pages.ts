import { startTestServer, type TestServer } from "@atrium/server/testing";
import { publish, publishType, signInStaff } from "@atrium/server/testing/content";
import { openUnshared } from "../../../apps/server/tests/_database.ts";
import { registerWeb } from "../../../apps/server/src/web/register-web.ts";
import type { Cost } from "./_budgets.ts";
import { countingStatements, countStatements } from "./_count-statements.ts";

/** A page of each kind. */
const pages = [
  "/index",
  "/zh/index",
  "/article-list",
  "/article-list?type=news",
  "/article-list?tag=water",
  "/article-list?type=nope",
  "/article-detail?id=harbour",
  "/article-detail?id=nope",
  "/other-detail?type=about",
  "/other-detail?type=contact",
  "/other-detail?type=products",
  "/other-detail?type=products&id=T80",
  "/product-compare?ids=T80,P12",
  "/search-list",
  "/search-list?keyword=harbour",
  "/search-list?keyword=zzzzqqqq",
  "/no/such/page",
  "/login",
];

/** A kept page is made anew after a minute. */
const keptMs = 61_000;

/**
 * Asks for every page of a small site: from a server that has just started, anew when that page is kept no more, and once
 * more while it is kept.
 */
export async function measurePages(): Promise<Record<string, Cost>> {
  countStatements();
  const database = await openUnshared();
  const env = { LIMITS_SCALE: "100000", WEB_ENTRY: "@atrium/web/ssr" };
  try {
    {
      await using server = await startTestServer({ database, env, registerWeb });
      await fill(server);
    }
    const costs: Record<string, Cost> = {};
    for (const page of pages) {
      // Nothing is cached in a server that has just started.
      await using server = await startTestServer({ database, env, registerWeb });
      const first = await ask(server, page);
      server.advance(keptMs);
      const anew = await ask(server, page);
      const again = await ask(server, page);
      costs[page] = {
        cold: first.statements,
        warm: anew.statements,
        kept: again.statements,
        bytes: anew.bytes,
      };
    }
    return costs;
  } finally {
    await database.close();
  }
}

async function ask(server: TestServer, path: string) {
  const { result, statements } = await countingStatements(async () => {
    const reply = await server.app.fetch(new Request(server.url + path));
    return (await reply.arrayBuffer()).byteLength;
  });
  return { statements, bytes: result };
}

/** Publishes two articles, the pages about and contact, and two products to compare. */
async function fill(server: TestServer): Promise<void> {
  const staff = await signInStaff(server);
  await publish(staff, { title: "Harbour", slug: "harbour", tags: ["water"], allowComment: true });
  await publish(staff, { title: "Quay", slug: "quay", tags: ["water"] });
  for (const [code, name] of [
    ["about", "About"],
    ["contact", "Contact"],
  ] as const) {
    const typeId = await publishType(staff, { code, name, kind: "single" });
    await publish({ ...staff, typeId }, { title: name, slug: code });
  }
  for (const code of ["T80", "P12"]) {
    await server.call("POST /api/product/save", {
      token: staff.admin,
      body: { kind: "product", name: code, productCode: code, status: "onShelf" },
    });
  }
}
