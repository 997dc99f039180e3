/** Where JavaScript runs without Node: a context with nothing but the web's globals, and a browser's page and worker. */
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { chromium, type Page } from "@playwright/test";
import type { TestServer } from "@atrium/server/testing";
import { browserOptions } from "../browser.ts";
import type { Consumer } from "./_consumer.ts";

/** Runs a bundle and then an expression, which resolves to JSON, where no code may be made of text. */
export async function runWithWebGlobals(bundle: string, expression: string): Promise<unknown> {
  const noEval = { codeGeneration: { strings: false, wasm: false } };
  const worker = createContext(webGlobals(), noEval);
  runInContext(bundle, worker);
  return JSON.parse(String(await runInContext(expression, worker)));
}

/** A page of the API's own origin, made of the consumer's installed files under `/consumer/`. */
export async function openConsumerPage(
  server: TestServer,
  consumer: Consumer,
): Promise<AsyncDisposable & { page: Page }> {
  const browser = await chromium.launch(browserOptions());
  const page = await browser.newPage();
  await page.route(`${server.url}/consumer/**`, async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    if (path.endsWith("/")) return route.fulfill({ contentType: "text/html", body: importMap });
    await route.fulfill({ path: join(consumer.folder, path.replace("/consumer/", "")) });
  });
  await page.goto(`${server.url}/consumer/`);
  return { page, [Symbol.asyncDispose]: () => browser.close() };
}

/** Runs a script in a web worker and resolves to what it posts first. */
export function runInWorker(page: Page, script: string): Promise<unknown> {
  return page.evaluate(
    (source) =>
      new Promise((resolve) => {
        const worker = new Worker(URL.createObjectURL(new Blob([source])));
        worker.addEventListener("message", ({ data }) => resolve(data));
        worker.addEventListener("error", ({ message }) => resolve(message));
      }),
    script,
  );
}

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
      "@atrium/sdk/contract": "/consumer/node_modules/@atrium/sdk/dist/contract/index.js",
      "@atrium/sdk/testing": "/consumer/node_modules/@atrium/sdk/dist/testing/index.js",
      "openapi-fetch": "/consumer/node_modules/openapi-fetch/dist/index.mjs"
    }
  }
</script>`;
