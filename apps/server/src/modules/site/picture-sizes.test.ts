import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  act,
  get,
  signInStaff,
  publish,
  read,
  result,
  type StaffClient,
} from "../../../tests/_content.ts";
import { openTestDatabase } from "../../../tests/_database.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import type { Database } from "../../db/database.ts";
import { contentVersions } from "../../db/schema/index.ts";

let database: Database;
let server: TestServer;
let staff: StaffClient;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestServer({ database, env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await database.close();
});

async function upload(width: number, height: number, format: "png" | "gif" = "png") {
  const plain = sharp({ create: { width, height, channels: 3, background: "teal" } });
  const bytes = await plain.toFormat(format).toBuffer();
  const form = new FormData();
  form.append("fileName", new Blob([new Uint8Array(bytes)]), `p.${format}`);
  const call = { token: staff.editor, form };
  return result(await server.call<"filesUpload">("POST /api/file/upload", call)).url;
}

const article = async (id: string) =>
  result(await read<"siteGetArticle">(staff, `getArticle/${id}`));

test("published articles contain the sizes of their own pictures only", async () => {
  const [cover, inText, moving] = [
    await upload(1600, 900),
    await upload(300, 200),
    await upload(40, 30, "gif"),
  ];
  const id = await publish(staff, {
    title: "Sizes",
    cover: `https://www.example.com${cover}`,
    coverFocus: "30% 0%",
    content: `<p><img src="${inText}" alt=""><img src="https://elsewhere.example/a.png" alt=""></p>`,
    images: `${moving};https://elsewhere.example/b.png`,
  });
  const { coverSize, coverFocus, pictures, content } = await article(id);
  const widths = [320, 640, 960, 1280, 1920];
  expect({ coverSize, coverFocus }).toEqual({
    coverSize: { width: 1600, height: 900, widths },
    coverFocus: "30% 0%",
  });
  const byUrl = new Map(pictures?.map(({ url, size }) => [url, size]));
  expect(Object.fromEntries(byUrl)).toEqual({
    [cover]: { width: 1600, height: 900, widths },
    [inText]: { width: 300, height: 200, widths: [320] },
    [moving]: { width: 40, height: 30, widths: [] },
  });
  expect(content).toContain(`<img src="${inText}" alt="" />`);
  const { records } = result(await read<"siteArticleList">(staff, "articleList"));
  expect(records.find((card) => card.id === id)).toMatchObject({ coverSize, coverFocus });
  const found = result(await read<"siteSearchContent">(staff, "searchContent?keyword=Sizes"));
  expect(found.records[0]?.article).toMatchObject({ coverSize, coverFocus });
});

test("an article without a picture of its own says so", async () => {
  const id = await publish(staff, { title: "Elsewhere", cover: "https://elsewhere.example/a.png" });
  expect(await article(id)).toMatchObject({ coverSize: null, coverFocus: null, pictures: [] });
});

test("banners and pictures of recommendations contain their sizes", async () => {
  const [image, own] = [await upload(700, 300), await upload(800, 500)];
  const id = await publish(staff, { title: "Put forward", cover: own, coverFocus: "0% 0%" });
  const banner = { position: "home", title: "Banner", imageAlt: "Quay", image };
  const send = (path: string, body: object) => server.call(path, { token: staff.admin, body });
  result(await send("POST /api/dtBanner/save", banner));
  result(
    await send("POST /api/dtBanner/save", { ...banner, image: "https://elsewhere.example/a.png" }),
  );
  const banners = result(await read<"siteGetBannerList">(staff, "getBannerList?position=home"));
  expect(banners.map(({ imageSize }) => imageSize)).toEqual([
    { width: 700, height: 300, widths: [320, 640, 960] },
    null,
  ]);
  const recommend = { positionType: "home", articleId: id };
  const saved = result(await send("POST /api/dtRecommend/save", recommend));
  const shown = async () =>
    result(await read<"siteIndexRecommend">(staff, "indexRecommend/home"))[0];
  expect(await shown()).toMatchObject({
    cover: own,
    coverFocus: "0% 0%",
    coverSize: { width: 800 },
  });
  result(
    await send("PUT /api/dtRecommend/update", {
      id: Reflect.get(saved ?? {}, "id"),
      version: 1,
      cover: image,
    }),
  );
  expect(await shown()).toMatchObject({
    cover: image,
    coverFocus: null,
    coverSize: { width: 700 },
  });
});

test("the focal point belongs to a version, and older versions have none", async () => {
  const id = await publish(staff, { title: "Focus", coverFocus: "100% 5%" });
  const old = eq(contentVersions.bizId, id);
  await database.db
    .update(contentVersions)
    .set({ fields: sql`fields - 'coverFocus'` })
    .where(old);
  const { version } = await get(staff, id);
  const body = { id, version, coverFocus: "40% 60%" };
  result(await server.call("PUT /api/dtArticle/update", { token: staff.editor, body }));
  expect((await article(id)).coverFocus).toBe("100% 5%");
  const restore = { id, versionNo: 1, version: version + 1 };
  result(await server.call("POST /api/dtArticle/restore", { token: staff.editor, body: restore }));
  expect((await get(staff, id)).coverFocus).toBeNull();
  for (const coverFocus of ["101% 0%", "5 5", "50% 50%; color: red", "050% 1%"]) {
    const refused = await server.call("POST /api/dtArticle/save", {
      token: staff.editor,
      body: { typeId: staff.typeId, title: "x", coverFocus },
    });
    expect([coverFocus, refused.status]).toEqual([coverFocus, 400]);
  }
  result(await act(staff, "editor", "submit", id));
});
