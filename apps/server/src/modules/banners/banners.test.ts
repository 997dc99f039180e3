import { afterAll, beforeAll, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { versionQuery } from "../../../tests/_seen.ts";
import { banners } from "../../db/schema/index.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn("publisher");
});

afterAll(() => server[Symbol.asyncDispose]());

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const banner = { position: "home", title: "Open day", image: "/files/a.webp", imageAlt: "A quay" };
const save = (body: Record<string, unknown>) =>
  server.call<"bannersSave">("POST /api/dtBanner/save", { token, body: { ...banner, ...body } });
const update = (body: Record<string, unknown>) =>
  server.call("PUT /api/dtBanner/update", { token, body });
const shown = async () =>
  result(await server.call<"siteGetBannerList">("GET /api/app/other/getBannerList?position=home"))
    .length;

test("a banner's end must be after its start, whichever of both is sent", async () => {
  const refused = { fieldErrors: [{ field: "endAt", code: "after" }] };
  const times = { startAt: inHours(2), endAt: inHours(1) };
  expect((await save(times)).body).toMatchObject(refused);
  expect((await save({ startAt: times.endAt, endAt: times.endAt })).body).toMatchObject(refused);
  const { id } = result(await save({ startAt: inHours(1), endAt: inHours(3) }));
  expect((await update({ id, version: 1, endAt: inHours(0) })).body).toMatchObject(refused);
  expect((await update({ id, version: 1, startAt: inHours(4) })).body).toMatchObject(refused);
  result(await update({ id, version: 1, startAt: null }));
  const read = await server.call<"bannersGet">(`GET /api/dtBanner/get/${id}`, { token });
  expect(result(read)).toMatchObject({ startAt: null, version: 2 });
  expect(result(read).endAt).toMatch(/Z$/);
  await server.call(`DELETE /api/dtBanner/delete/${id}${await versionQuery(server, banners, id)}`, {
    token,
  });
});

test("banners are filtered by position", async () => {
  result(await save({ position: "newsTop" }));
  const page = await server.call<"bannersPage">("GET /api/dtBanner/page?position=newsTop", {
    token,
  });
  expect(result(page).total).toBe(1);
});

test("a banner shows from its start to its end", async () => {
  result(await save({ startAt: inHours(1), endAt: inHours(3) }));
  expect(await shown()).toBe(0);
  server.advance(2 * hour);
  expect(await shown()).toBe(1);
  server.advance(2 * hour);
  expect(await shown()).toBe(0);
});
