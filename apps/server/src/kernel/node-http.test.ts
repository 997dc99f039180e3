import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("loads nothing of fetch, which would stay in memory", async () => {
  const file = new URL("./node-http.ts", import.meta.url).href;
  const script = `await import(${JSON.stringify(file)}); console.log(process.moduleLoadList.join(" "));`;
  const args = ["--input-type=module", "--eval", script];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toContain("_http_server");
  expect(stdout).not.toContain("undici");
});
