import { build } from "esbuild";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { beforeAll, expect, it } from "vitest";

/** What every browser, worker and server runtime has. */
const webGlobals = {
  AbortSignal,
  Blob,
  File,
  FormData,
  Headers,
  Request,
  Response,
  URL,
  URLSearchParams,
  clearTimeout,
  setTimeout,
  structuredClone,
};

let code: string;
let inputs: string[];

beforeAll(async () => {
  const result = await build({
    stdin: {
      contents: `
        import { createTestServer } from "./index.ts";
        globalThis.answer = createTestServer({ seed: 7 })
          .fetch("/rest/roles/role/a")
          .then((response) => response.json());`,
      resolveDir: fileURLToPath(new URL(".", import.meta.url)),
    },
    bundle: true,
    format: "iife",
    platform: "browser",
    metafile: true,
    write: false,
  });
  code = result.outputFiles[0]?.text ?? "";
  inputs = Object.keys(result.metafile.inputs);
});

it("works with only the web's globals", async () => {
  const context = createContext({ ...webGlobals });
  runInContext(code, context);
  expect(await Reflect.get(context, "answer")).toMatchObject({
    success: true,
    result: { id: "a" },
  });
});

it("imports nothing: no runtime module, no package, not the SDK", () => {
  expect(code).not.toMatch(/["']node:/);
  expect(inputs.filter((input) => !input.includes("src/testing/") && input !== "<stdin>")).toEqual(
    [],
  );
});
