import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import type { Page } from "@playwright/test";
import { createConsumer, type Consumer } from "./_consumer.ts";
import { quickStart, quickStartEnv, quickStartOutput } from "./_quick-start.ts";
import { run } from "./_run.ts";
import { expectedResult, tourOptions } from "./_tour.ts";
import { openConsumerPage, runInWorker, runWithWebGlobals } from "./_web-runtimes.ts";

const opened = new AsyncDisposableStack();
let server: TestServer;
let consumer: Consumer;

beforeAll(async () => {
  server = opened.use(await startTestServer());
  consumer = opened.use(await createConsumer());
});
afterAll(() => opened.disposeAsync());

describe("a team that writes TypeScript", () => {
  it("builds ES modules with Node's resolution, and runs them", async () => {
    consumer.copy("tour.ts", "tour.mts");
    consumer.copy("mistakes.ts", "mistakes.mts");
    await consumer.compile(["tour.mts", "mistakes.mts"], { module: "node16" });
    expect(await takeTour("take.mjs", `import { tour } from "./tour.mjs";`)).toEqual(
      expectedResult,
    );
  });

  it("builds CommonJS with Node's resolution, and runs it", async () => {
    consumer.copy("tour.ts", "tour.cts");
    consumer.copy("mistakes.ts", "mistakes.cts");
    const options = { module: "node16", verbatimModuleSyntax: false };
    await consumer.compile(["tour.cts", "mistakes.cts"], options);
    expect(await takeTour("take.cjs", `const { tour } = require("./tour.cjs");`)).toEqual(
      expectedResult,
    );
  });

  it("builds with a bundler's resolution, and runs the bundle", async () => {
    consumer.copy("tour.ts");
    consumer.copy("mistakes.ts");
    const options = { module: "esnext", moduleResolution: "bundler", noEmit: true };
    await consumer.compile(["tour.ts", "mistakes.ts"], options);
    const bundle = await consumer.bundle("tour.ts");
    expect(await takeTour("bundled.js", `${bundle}\nconst { tour } = bundle;`)).toEqual(
      expectedResult,
    );
  });
});

describe("importing the package", () => {
  it("has no side effects and keeps no handle open", async () => {
    const script = `
      const names = () => Object.getOwnPropertyNames(globalThis).join();
      const before = names();
      const { createSdk } = await import("@atrium/sdk");
      createSdk({ baseUrl: "http://localhost/rest" });
      console.log(JSON.stringify({ same: names() === before, open: process.getActiveResourcesInfo() }));`;
    consumer.write("import.mjs", script);
    const printed = await runNode("import.mjs", { timeoutMs: 10_000 });
    expect(JSON.parse(printed)).toEqual({
      same: true,
      open: expect.not.arrayContaining(["Timeout"]),
    });
  });

  it("needs no global", async () => {
    consumer.write("all.js", `export * from "@atrium/sdk";`);
    const empty = createContext({});
    runInContext(await consumer.bundle("all.js"), empty);
    expect(runInContext("typeof bundle.createSdk", empty)).toBe("function");
  });

  it("is tree-shaken completely when nothing is used", async () => {
    consumer.write("unused.js", `import { createSdk } from "@atrium/sdk";`);
    consumer.write("empty.js", "");
    expect(await consumer.bundle("unused.js")).toBe(await consumer.bundle("empty.js"));
  });

  it("depends on openapi-fetch and nothing else", () => {
    const manifest = readFileSync(
      join(consumer.folder, "node_modules/@atrium/sdk/package.json"),
      "utf8",
    );
    const { dependencies, peerDependencies, optionalDependencies } = JSON.parse(manifest);
    expect(Object.keys(dependencies)).toEqual(["openapi-fetch"]);
    expect([peerDependencies, optionalDependencies]).toEqual([undefined, undefined]);
  });

  it("carries the MIT license", () => {
    const folder = join(consumer.folder, "node_modules/@atrium/sdk");
    expect(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).license).toBe("MIT");
    expect(readFileSync(join(folder, "LICENSE"), "utf8")).toMatch(/^MIT License/);
  });
});

describe("the README's quick start", () => {
  it("compiles", async () => {
    consumer.write("quick-start.mts", quickStart());
    consumer.write("process.d.ts", "declare const process: { env: Record<string, string> };");
    const options = { module: "node16", noEmit: true, noUncheckedIndexedAccess: false };
    await expect(
      consumer.compile(["quick-start.mts", "process.d.ts"], options),
    ).resolves.toBeUndefined();
  });

  it("runs as it is", async () => {
    consumer.write("quick-start.ts", quickStart());
    const printed = await runNode("quick-start.ts", { env: quickStartEnv(tourOptions(server)) });
    expect(printed).toMatch(quickStartOutput);
  });
});

describe("without Node, the SDK", () => {
  let bundle: string;
  let call: string;

  beforeAll(async () => {
    consumer.copy("tour.ts", "web-tour.mts");
    await consumer.compile(["web-tour.mts"], { module: "node16" });
    bundle = await consumer.bundle("web-tour.mjs");
    call = `tour(${JSON.stringify(tourOptions(server))})`;
  });

  it("works with only the web's globals", async () => {
    const expression = `bundle.${call}.then(JSON.stringify)`;
    expect(await runWithWebGlobals(bundle, expression)).toEqual(expectedResult);
  });

  describe("in a browser", () => {
    let page: Page;
    beforeAll(async () => {
      ({ page } = opened.use(await openConsumerPage(server, consumer)));
    });

    it("works in a page that imports its modules unbundled", async () => {
      const script = `import("/consumer/web-tour.mjs").then(({ tour }) => ${call})`;
      expect(await page.evaluate(script)).toEqual(expectedResult);
    });

    it("works in a web worker", async () => {
      const post = `bundle.${call}.then(postMessage, (e) => postMessage(String(e)));`;
      expect(await runInWorker(page, `${bundle}\n${post}`)).toEqual(expectedResult);
    });
  });
});

async function takeTour(file: string, load: string): Promise<unknown> {
  const stop = JSON.stringify(tourOptions(server));
  const take = `tour(${stop}).then((seen) => console.log(JSON.stringify(seen)));`;
  consumer.write(file, `${load}\n${take}`);
  return JSON.parse(await runNode(file));
}

function runNode(file: string, options: Partial<Parameters<typeof run>[2]> = {}): Promise<string> {
  return run(process.execPath, [file], { cwd: consumer.folder, ...options });
}
