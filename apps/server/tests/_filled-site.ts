import type { Database } from "../src/db/database.ts";
import { publish, signInStaff, write } from "./_content.ts";
import { startTestServer } from "./_server.ts";

/** Articles, an upload, and their log entries. */
export async function fillSite(database: Database, uploadDir: string): Promise<void> {
  await using server = await startTestServer({ database, env: { UPLOAD_URL: uploadDir } });
  const staff = await signInStaff(server);
  await publish(staff, { title: '港口 "Harbour" \\ 🎉', content: "<p>First\nSecond</p>" });
  await write(staff);
  const form = new FormData();
  form.append("fileName", new Blob([`Depth;1\n`.repeat(50_000)], { type: "text/csv" }), "a b.csv");
  const reply = await server.call("POST /api/file/upload", { token: staff.editor, form });
  if (reply.status !== 200) throw new Error(reply.body.message);
}
