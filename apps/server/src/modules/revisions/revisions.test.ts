import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { makeRole, makeUser, roleId } from "../../../tests/_people.ts";
import { versionQuery } from "../../../tests/_seen.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { banners } from "../../db/schema/index.ts";

let server: TestServer;
let admin: string;
let publisher: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  admin = await server.signIn("admin");
  publisher = await server.signIn("publisher");
});

afterAll(() => server[Symbol.asyncDispose]());

const history = (kind: string, id: string, token: string) =>
  server.call<"revisionsPage">(`GET /api/revision/page?kind=${kind}&id=${id}`, { token });

async function makeBanner(): Promise<string> {
  const body = { position: "home", title: "Ebb", image: "/files/a.webp", imageAlt: "A quay" };
  const call = { token: publisher, body };
  return result(await server.call<"bannersSave">("POST /api/dtBanner/save", call)).id;
}

const change = (body: Record<string, unknown>, token = publisher) =>
  server.call("PUT /api/dtBanner/update", { token, body });

describe("the history of a record", () => {
  test("shows every change of it, newest first, with the fields before and after", async () => {
    const id = await makeBanner();
    server.advance(1_000);
    result(await change({ id, version: 1, title: "Flood" }));
    server.advance(1_000);
    await change({ id, version: 1, title: "Never" });
    const query = await versionQuery(server, banners, id);
    const call = { token: publisher };
    result(await server.call(`DELETE /api/dtBanner/delete/${id}${query}`, call));
    const { records, total } = result(await history("banners", id, publisher));
    expect(total).toBe(3);
    expect(records.map(({ event }) => event)).toEqual(["deleted", "changed", "created"]);
    expect(records[1]).toMatchObject({
      summary: "Change a banner",
      changes: [{ field: "title", before: '"Ebb"', after: '"Flood"', cut: false }],
    });
  });

  test("restores an earlier state through the record's own update, once", async () => {
    const id = await makeBanner();
    result(await change({ id, version: 1, title: "Flood", subtitle: "At noon" }));
    const [latest] = result(await history("banners", id, publisher)).records;
    const earlier = Object.fromEntries(
      (latest?.changes ?? []).map(({ field, before }) => [field, JSON.parse(before ?? "null")]),
    );
    const restored = { id, version: 2, ...earlier };
    const answers = await Promise.all([change(restored), change(restored)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const read = await server.call<"bannersGet">(`GET /api/dtBanner/get/${id}`, { token: admin });
    expect(result(read)).toMatchObject({ title: "Ebb", subtitle: null, version: 3 });
  });

  test("says which values the log kept only the start of", async () => {
    const body = { parentId: "0", kind: "category", name: "Boats", content: "a".repeat(3_000) };
    const call = { token: publisher, body };
    const { id } = result(await server.call<"productsSave">("POST /api/product/save", call));
    const update = { id, version: 1, content: "Short", name: "Ships" };
    result(await server.call("POST /api/product/update", { token: publisher, body: update }));
    const [latest] = result(await history("products", id, publisher)).records;
    const cut = latest?.changes.filter((field) => field.cut).map(({ field }) => field);
    expect(cut).toEqual(["content"]);
  });

  test("never shows secrets, and names what the values refer to", async () => {
    const editor = await roleId(server, "editor");
    const id = await makeUser(server, admin, "ada", [editor]);
    const { records, names } = result(await history("users", id, admin));
    const fields = records.flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(fields).toContain("roleIds");
    expect(fields).not.toContain("passwordHash");
    expect(JSON.stringify(records)).not.toContain("***");
    expect(names[editor]).toBe("Editor");
  });

  test("names the successor of a product", async () => {
    const save = async (body: Record<string, unknown>) => {
      const call = { token: publisher, body };
      return result(await server.call<"productsSave">("POST /api/product/save", call)).id;
    };
    const shelf = await save({ parentId: "0", kind: "category", name: "Anchors" });
    const series = await save({ parentId: shelf, kind: "series", name: "Bower" });
    const product = { parentId: series, kind: "product", priceCurrency: "EUR" };
    const successor = await save({ ...product, name: "Bower 2" });
    const id = await save({ ...product, name: "Bower 1", priceAmount: "960" });
    const update = { id, version: 1, replacedById: successor, priceAmount: "960.00" };
    result(await server.call("POST /api/product/update", { token: publisher, body: update }));
    const { records, names } = result(await history("products", id, publisher));
    expect(records[0]?.changes.map(({ field }) => field)).toEqual(["replacedById"]);
    expect(names[successor]).toBe("Bower 2");
  });
});

describe("who may see it", () => {
  test("takes the permission to view the record, and that of its history", async () => {
    const id = await makeBanner();
    const people = {
      viewer: ["content:banner:view"],
      historian: ["monitor:revision:view"],
      both: ["content:banner:view", "monitor:revision:view"],
    };
    const statuses: Record<string, number> = {};
    for (const [name, permissions] of Object.entries(people)) {
      const role = await makeRole(server, name, permissions);
      await makeUser(server, admin, name, [role]);
      statuses[name] = (await history("banners", id, await server.signIn(name))).status;
    }
    expect(statuses).toEqual({ viewer: 403, historian: 403, both: 200 });
  });

  test("shows accounts to those who may view accounts alone", async () => {
    const id = await makeUser(server, admin, "grace", [await roleId(server, "editor")]);
    expect((await history("users", id, publisher)).status).toBe(403);
    expect((await history("users", id, admin)).status).toBe(200);
  });
});
