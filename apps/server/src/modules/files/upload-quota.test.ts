import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { startTestServer } from "../../../tests/_server.ts";

function fileOf(bytes: number): FormData {
  const form = new FormData();
  form.append("fileName", new Blob(["x".repeat(bytes)]), "notes.txt");
  return form;
}

test("an account uploads a limited number of bytes a day, whoever else uploads and however many at once", async () => {
  let now = new Date();
  const env = { LIMITS_SCALE: "1000", UPLOAD_QUOTA_MB: "1" };
  await using server = await startTestServer({ env, now: () => now });
  const send = (token: string, bytes = 400_000) =>
    server.call("POST /api/file/upload", { token, form: fileOf(bytes) });
  const editor = await server.signIn("editor");
  const replies = await Promise.all(Array.from({ length: 8 }, () => send(editor)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = replies.find(({ status }) => status === 429);
  expect(refused?.body.errorCode).toBe("RATE_LIMITED");
  expect(refused?.body.message).toContain("the 1 MB that");
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(86_000);
  expect(globSync("**/*.txt", { cwd: server.config.uploadDir })).toHaveLength(2);
  expect((await send(editor, 1_000)).status).toBe(200);
  expect((await send(await server.signIn("admin"))).status).toBe(200);

  now = new Date(now.getTime() + 25 * 3_600_000);
  expect((await send(await server.signIn("editor"))).status).toBe(200);
});
