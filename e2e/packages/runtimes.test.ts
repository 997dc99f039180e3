import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { browserOptions } from "../browser.ts";
import { createConsumer, type Consumer } from "./_consumer.ts";
import { run } from "./_run.ts";
import { bun, deno, nodeLine, workspaceNode } from "./_runtimes.ts";
import { seen, stopAt } from "./_tour.ts";

const opened = new AsyncDisposableStack();
let server: TestServer;
let consumer: Consumer;
/** The call that takes the tour at the server, as text. */
let takeTour: string;

beforeAll(async () => {
  server = opened.use(await startTestServer());
  consumer = opened.use(await createConsumer());
  consumer.copy("tour.ts", "tour.mts");
  await consumer.compile(["tour.mts"], { module: "node16" });
  takeTour = `tour(${JSON.stringify(stopAt(server))})`;
});
afterAll(() => opened.disposeAsync());

it.each([
  ["Node 20", () => nodeLine("20.20.2")],
  ["Node 22", () => nodeLine("22.23.2")],
  ["Node 24", () => nodeLine("24.21.0")],
  ["the workspace's Node", workspaceNode],
  ["Deno", () => deno("2.9.6")],
  ["Bun", () => bun("1.4.5")],
])(
  "the SDK works in %s",
  async (_name, findRuntime) => {
    const { command, args } = await findRuntime();
    const script = `import { tour } from "./tour.mjs"; console.log(JSON.stringify(await ${takeTour}));`;
    consumer.write("take-tour.mjs", script);
    const printed = await run(command, [...args, "take-tour.mjs"], { cwd: consumer.folder });
    expect(JSON.parse(printed)).toEqual(seen);
  },
  300_000,
);

it("the SDK works where nothing but the web's globals exist", async () => {
  const noEval = { codeGeneration: { strings: false, wasm: false } };
  const worker = createContext(webGlobals(), noEval);
  runInContext(await consumer.bundle("tour.mjs"), worker);
  const printed: unknown = await runInContext(`bundle.${takeTour}.then(JSON.stringify)`, worker);
  expect(JSON.parse(String(printed))).toEqual(seen);
});

describe("in a browser", () => {
  let page: Page;

  beforeAll(async () => {
    const browser = opened.use(await chromium.launch(browserOptions()));
    page = await browser.newPage();
    // A page of the API's own origin, made of the consumer's installed files.
    await page.route(`${server.url}/consumer/**`, async (route) => {
      const path = decodeURIComponent(new URL(route.request().url()).pathname);
      if (path.endsWith("/")) return route.fulfill({ contentType: "text/html", body: importMap });
      await route.fulfill({ path: join(consumer.folder, path.replace("/consumer/", "")) });
    });
    await page.goto(`${server.url}/consumer/`);
  });

  it("the SDK works in a page that imports its modules as they are", async () => {
    const script = `import("/consumer/tour.mjs").then(({ tour }) => ${takeTour})`;
    expect(await page.evaluate(script)).toEqual(seen);
  });

  it("the SDK works in a web worker", async () => {
    const bundle = await consumer.bundle("tour.mjs");
    const script = `${bundle}\nbundle.${takeTour}.then(postMessage, (e) => postMessage(String(e)));`;
    const inWorker = (source: string) =>
      new Promise((resolve) => {
        const worker = new Worker(URL.createObjectURL(new Blob([source])));
        worker.addEventListener("message", ({ data }) => resolve(data));
        worker.addEventListener("error", ({ message }) => resolve(message));
      });
    expect(await page.evaluate(inWorker, script)).toEqual(seen);
  });
});

/** What the runtimes of the web have in common; no process, Buffer, window, document or XMLHttpRequest. */
function webGlobals(): Record<string, unknown> {
  const names = [
    "fetch",
    "Headers",
    "Request",
    "Response",
    "FormData",
    "Blob",
    "File",
    "ReadableStream",
  ];
  names.push("URL", "URLSearchParams", "TextEncoder", "TextDecoder", "AbortController");
  names.push(
    "AbortSignal",
    "DOMException",
    "setTimeout",
    "clearTimeout",
    "structuredClone",
    "crypto",
  );
  return Object.fromEntries(names.map((name) => [name, Reflect.get(globalThis, name)]));
}

const importMap = `<!doctype html><script type="importmap">
  {
    "imports": {
      "@atrium/sdk": "/consumer/node_modules/@atrium/sdk/dist/index.js",
      "@atrium/sdk/contract": "/consumer/node_modules/@atrium/sdk/dist/contract.js",
      "@atrium/sdk/testing": "/consumer/node_modules/@atrium/sdk/dist/testing.js",
      "openapi-fetch": "/consumer/node_modules/openapi-fetch/dist/index.mjs"
    }
  }
</script>`;
