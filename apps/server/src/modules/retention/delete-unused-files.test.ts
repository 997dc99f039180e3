import { existsSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { result, signInStaff, write, type StaffClient } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import { fileReferences, files, operationLogs } from "../../db/schema/index.ts";
import { RETENTION } from "./delete-expired.ts";
import { deleteUnusedFiles } from "./delete-unused-files.ts";

const DAY_MS = 86_400_000;
const start = Date.now();
let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
});
afterAll(() => server[Symbol.asyncDispose]());

let count = 0;

async function upload() {
  const form = new FormData();
  form.append("fileName", new Blob([`tide,${(count += 1)}\r\n`]), `tides-${count}.csv`);
  const call = { token: staff.editor, form };
  return result(await server.call<"filesUpload">("POST /api/file/upload", call));
}

const pass = (day: number, unusedFileDays: number | null = 30) =>
  deleteUnusedFiles(
    {
      db: server.db,
      files: server.app.files,
      log: { warn: () => {} },
      now: new Date(start + day * DAY_MS),
    },
    { unusedFileDays },
  );
const isKept = async (id: string) => (await server.db.$count(files, eq(files.id, id))) === 1;
const onDisk = (url: string) =>
  existsSync(join(server.config.uploadDir, url.replace("/files/", "")));

test("a file goes when nothing has referred to it for thirty days since it was listed", async () => {
  const unused = await upload();
  const used = await upload();
  await write(staff, { cover: used.url });
  await pass(0);
  await pass(29);
  expect([await isKept(unused.id), onDisk(unused.url)]).toEqual([true, true]);
  await pass(30);
  expect([await isKept(unused.id), onDisk(unused.url)]).toEqual([false, false]);
  expect([await isKept(used.id), onDisk(used.url)]).toEqual([true, true]);
  const log = await operationLog(server, eq(operationLogs.operationId, RETENTION));
  expect(
    log.map(({ targetType, targetId, targetName }) => [targetType, targetId, targetName]),
  ).toEqual([
    ["files", "files", null],
    ["files", unused.id, unused.name],
  ]);
});

test("one that is used again, and then not, begins anew", async () => {
  const file = await upload();
  await pass(40);
  await write(staff, { cover: file.url });
  await pass(60);
  await server.db.delete(fileReferences).where(eq(fileReferences.url, file.url));
  await pass(61);
  await pass(90);
  expect(await isKept(file.id)).toBe(true);
  await pass(91);
  expect(await isKept(file.id)).toBe(false);
});

test("what lies in the trash keeps its pictures, and 0 keeps every file", async () => {
  const picture = await upload();
  const token = staff.admin;
  const body = { title: "Tides", imageAlt: "A quay", image: picture.url, position: "home" };
  const { id } = result(
    await server.call<"bannersSave">("POST /api/dtBanner/save", { token, body }),
  );
  result(await server.call(`DELETE /api/dtBanner/delete/${id}?version=1`, { token }));
  await pass(100);
  await pass(140);
  expect(await isKept(picture.id)).toBe(true);
  const unused = await upload();
  await pass(150, null);
  await pass(200, null);
  expect(await isKept(unused.id)).toBe(true);
});
