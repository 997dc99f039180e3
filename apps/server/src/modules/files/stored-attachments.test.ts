import { afterAll, beforeAll, expect, test } from "vitest";
import { get, result, signInStaff, write, type StaffClient } from "../../../tests/_content.ts";
import { changeProduct, saveProduct } from "../../../tests/_products.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { files } from "../../db/schema/index.ts";

let server: TestServer;
let staff: StaffClient;
beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
});
afterAll(() => server[Symbol.asyncDispose]());

async function upload(name: string) {
  const form = new FormData();
  form.append("fileName", new Blob([`${name}\r\n1,2\r\n`]), name);
  const sent = { token: staff.editor, form };
  const {
    width: _width,
    height: _height,
    ...file
  } = result(await server.call<"filesUpload">("POST /api/file/upload", sent));
  return file;
}

const product = (id: string) =>
  server.call<"productsGet">("POST /api/product/get", { token: staff.admin, body: { id } });

test("attachments are what their files are, whatever a call says of them", async () => {
  const [file, other] = await Promise.all([upload("Tides.csv"), upload("Other.csv")]);
  const untrue = { name: "Invoice.pdf", url: other.url, size: 1, mimeType: "application/pdf" };
  const attachments = [{ ...untrue, id: file.id }];
  const article = await write(staff, { attachments });
  expect((await get(staff, article)).attachments).toEqual([file]);
  const category = { kind: "category", name: "Gauges" };
  const id = await saveProduct(server, staff.admin, { ...category, attachments });
  expect(result(await product(id)).attachments).toEqual([file]);
  await changeProduct(server, staff.admin, id, {
    attachments: [
      { ...untrue, id: file.id },
      { ...untrue, id: other.id },
    ],
  });
  expect(result(await product(id)).attachments).toEqual([file, other]);
});

test("an attachment without a file is refused, unless the record had it before", async () => {
  const file = await upload("Gone.csv");
  const id = await write(staff, { attachments: [file] });
  await server.db.delete(files);
  const { version } = await get(staff, id);
  const update = (attachments: object[]) =>
    server.call("PUT /api/dtArticle/update", {
      token: staff.editor,
      body: { id, version, attachments },
    });
  expect((await update([file, { ...file, id: "nowhere" }])).body.fieldErrors).toMatchObject([
    { field: "attachments", code: "exists" },
  ]);
  result(await update([{ ...file, name: "Renamed.csv" }]));
  expect((await get(staff, id)).attachments).toEqual([file]);
});
