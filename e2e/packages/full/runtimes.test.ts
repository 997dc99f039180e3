import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { createConsumer, type Consumer } from "../_consumer.ts";
import { createProject } from "../_project.ts";
import { quickStart, quickStartEnv, quickStartOutput } from "../_quick-start.ts";
import { expectedAdmin, renderAdmin } from "../_react-app.ts";
import { run } from "../_run.ts";
import { expectedResult, tourOptions } from "../_tour.ts";
import { bun, deno, nodeLine } from "./_runtimes.ts";

const opened = new AsyncDisposableStack();
let server: TestServer;
let consumer: Consumer;

beforeAll(async () => {
  server = opened.use(await startTestServer());
  consumer = opened.use(await createConsumer());
  consumer.copy("tour.ts", "tour.mts");
  await consumer.compile(["tour.mts"], { module: "node16" });
});
afterAll(() => opened.disposeAsync());

describe("the SDK", () => {
  it.each([
    ["Node 20", () => nodeLine("20.20.2")],
    ["Node 22", () => nodeLine("22.23.2")],
    ["Node 24", () => nodeLine("24.21.0")],
    ["Deno", () => deno("2.9.6")],
    ["Bun", () => bun("1.4.5")],
  ])(
    "works in %s",
    async (_name, findRuntime) => {
      const { command, args } = await findRuntime();
      const takeTour = `tour(${JSON.stringify(tourOptions(server))})`;
      const script = `import { tour } from "./tour.mjs"; console.log(JSON.stringify(await ${takeTour}));`;
      consumer.write("take-tour.mjs", script);
      const printed = await run(command, [...args, "take-tour.mjs"], { cwd: consumer.folder });
      expect(JSON.parse(printed)).toEqual(expectedResult);
    },
    300_000,
  );
});

it("the hooks run in the oldest Node", async () => {
  const packed = { "@atrium/sdk": "sdk", "@atrium/hooks": "hooks" } as const;
  const linked = ["openapi-fetch", "react", "react-dom", "@types/react", "happy-dom"];
  using project = await createProject(packed, linked);
  const { command } = await nodeLine("20.20.2");
  expect(await renderAdmin(project, false, command)).toEqual(expectedAdmin);
}, 300_000);

it("the README's quick start runs in the oldest Node", async () => {
  const { command, args } = await nodeLine("20.20.2");
  consumer.write("quick-start.mjs", quickStart());
  const env = quickStartEnv(tourOptions(server));
  const printed = await run(command, [...args, "quick-start.mjs"], { cwd: consumer.folder, env });
  expect(printed).toMatch(quickStartOutput);
}, 300_000);
