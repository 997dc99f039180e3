import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { changeProduct, createProductLine } from "../../../tests/_products.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { seenNow, versionQuery } from "../../../tests/_seen.ts";
import { operationLog } from "../../../tests/_log.ts";
import { messages, operationLogs } from "../../db/schema/index.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  token = await server.signIn("moderator");
});

afterAll(() => server[Symbol.asyncDispose]());

const page = async (query = "") =>
  result(await server.call<"messagesPage">(`GET /api/dtMessage/page?${query}`, { token }));
const get = (id: string) => server.call<"messagesGet">(`GET /api/dtMessage/get/${id}`, { token });
const update = (body: Record<string, unknown>) =>
  server.call("PUT /api/dtMessage/update", { token, body });
const reply = (body: Record<string, unknown>) =>
  server.call("POST /api/dtMessage/reply", { token, body });
const batch = async (ids: string[], action: string) => {
  const body = { records: await seenNow(server, messages, ids), action };
  return server.call<"messagesBatch">("POST /api/dtMessage/batch", { token, body });
};

/** A visitor leaves a message; returns its id. */
async function leave(content: string, more: Record<string, unknown> = {}): Promise<string> {
  const body = { name: "Wang Lin", phone: "+86 571 5555", content, ...more };
  result(await server.call("POST /api/app/other/leaveMessage", { body }));
  const [row] = await server.db.select().from(messages).where(eq(messages.content, content));
  return row?.id ?? "";
}

describe("a message", () => {
  test("is read, handled, answered and deleted", async () => {
    const id = await leave("Is there a berth in June?", { subject: "Berth" });
    expect(result(await get(id))).toMatchObject({
      name: "Wang Lin",
      phone: "+86 571 5555",
      email: null,
      subject: "Berth",
      status: "new",
      reply: null,
      repliedAt: null,
      repliedByName: null,
      allowedActions: ["update", "reply", "assign", "delete"],
    });
    result(await update({ id, version: 1, status: "processing" }));
    result(await reply({ id, version: 2, content: " From the 4th. " }));
    expect(result(await get(id))).toMatchObject({
      status: "closed",
      reply: "From the 4th.",
      repliedByName: "Moderator",
      version: 3,
    });
    result(await reply({ id, version: 3, content: "From the 5th.", status: "processing" }));
    expect(result(await get(id))).toMatchObject({ reply: "From the 5th.", status: "processing" });
    result(
      await server.call(
        `DELETE /api/dtMessage/delete/${id}${await versionQuery(server, messages, id)}`,
        { token },
      ),
    );
  });

  test("leaves no trace of its author or its text in the operation log", async () => {
    const id = await leave("Between you and me", { email: "lin@example.com" });
    result(await reply({ id, version: 1, content: "Of course" }));
    result(await batch([id], "delete"));
    const log = await operationLog(server, eq(operationLogs.targetId, id));
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toMatch(/Wang|\+86|example\.com|Between|Of course/);
  });
});

describe("the page of messages", () => {
  test("is ordered by date, filtered and sorted", async () => {
    const first = await leave("100% sure", { company: "Lin Trading" });
    const second = await leave("100x sure");
    const ids = async (query: string) => (await page(query)).records.map(({ id }) => id);
    expect((await ids("")).slice(0, 2)).toEqual([second, first]);
    expect(await ids("keyword=0%25%20SURE")).toEqual([first]);
    expect(await ids("keyword=lin%20trading")).toEqual([first]);
    result(await reply({ id: second, version: 1, content: "Yes" }));
    expect(await ids("status=closed")).toEqual([second]);
    expect((await ids("sortField=repliedAt"))[0]).toBe(second);
  });
});

test("a batch gets a status or is deleted; unknown ids do not stop it", async () => {
  const ids = [await leave("One"), await leave("Two")];
  expect(result(await batch([...ids, "nowhere"], "spam"))).toEqual({
    done: 2,
    failed: [{ id: "nowhere", errorCode: "NOT_FOUND" }],
  });
  expect((await page("status=spam")).total).toBe(2);
  expect(result(await batch(ids, "delete")).done).toBe(2);
  expect((await page("status=spam")).total).toBe(0);
});

describe("an enquiry", () => {
  let admin: string;
  let productId: string;

  beforeAll(async () => {
    admin = await server.signIn("admin");
    const line = await createProductLine(server, admin, "Sonar", { code: "SN-7" });
    productId = line.product;
  });

  const ask = async (content: string, more: object = { productId }) => {
    const body = { name: "Wang Lin", phone: "+86 571 5555", content, ...more };
    const { product } = result(
      await server.call<"siteLeaveMessage">("POST /api/app/other/leaveMessage", { body }),
    );
    const [row] = await server.db.select().from(messages).where(eq(messages.content, content));
    return { product, id: row?.id ?? "" };
  };

  test("names its product to the visitor and to staff, who find it by name and code", async () => {
    const asked = await ask("What does it cost?");
    const product = { id: productId, code: "SN-7", name: "Sonar product", language: "en" };
    expect(asked.product).toEqual(product);
    expect(result(await get(asked.id))).toMatchObject({ productId, product });
    for (const keyword of ["sonar%20PRO", "sn-7"]) {
      expect((await page(`keyword=${keyword}`)).records).toMatchObject([{ id: asked.id }]);
    }
  });

  test("is kept without a product that visitors do not see", async () => {
    await changeProduct(server, admin, productId, { status: "offShelf" });
    for (const productIdSent of [productId, "nowhere"]) {
      const asked = await ask(`About ${productIdSent}`, { productId: productIdSent });
      expect(asked.product).toBeNull();
      expect(result(await get(asked.id))).toMatchObject({ productId: null, product: null });
    }
    await changeProduct(server, admin, productId, { status: "onShelf" });
  });

  test("outlives its product, and has it again when it is restored", async () => {
    const { id } = await ask("Do you still make it?");
    const remove = { token: admin };
    result(await server.call(`DELETE /api/product/${productId}`, remove));
    expect(result(await get(id))).toMatchObject({ productId, product: null });
    const restore = { token: admin, body: { ids: [productId] } };
    result(await server.call("POST /api/trash/restore", restore));
    expect(result(await get(id)).product).toMatchObject({ name: "Sonar product" });
  });

  test("of a robot gets the same answer, and is dropped", async () => {
    const asked = await ask("Robot", { productId, website: "https://robot.example" });
    expect(asked).toMatchObject({ id: "", product: { id: productId } });
  });
});
