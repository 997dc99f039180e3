import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

test("OpenTelemetry is loaded with a collector, and not without", async () => {
  const tracing = pathToFileURL(join(import.meta.dirname, "tracing.ts")).href;
  const script = `
    import { registerHooks } from "node:module";
    const loaded = [];
    registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) });
    const count = () => loaded.filter((name) => name.includes("opentelemetry")).length;
    const { startTracing } = await import("${tracing}");
    await startTracing(null);
    const off = count();
    await using tracing = await startTracing({ endpoint: "http://127.0.0.1:9", headers: {}, serviceName: "a", share: 1 });
    console.log(JSON.stringify({ off, on: count() > 0 }));`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script]);
  expect(JSON.parse(stdout)).toEqual({ off: 0, on: true });
});
