import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createProject, type Project } from "./_project.ts";

// What an installer makes when the hooks want another version of the SDK than the application has.
const layout = {
  "@atrium/sdk": "sdk",
  "@atrium/hooks": "hooks",
  "@atrium/hooks/node_modules/@atrium/sdk": "sdk",
  "sdk-next": "sdk",
} as const;

const ownCopy = "node_modules/@atrium/hooks/node_modules/@atrium/sdk/package.json";
const works = {
  uploaded: "string",
  settled: "VERSION_CONFLICT",
  current: "Ebb",
  isApiError: true,
  contract: "same",
};

let project: Project;

beforeAll(async () => {
  const linked = ["openapi-fetch", "react", "@types/react", "@tanstack/react-query"];
  project = await createProject(layout, linked);
  for (const manifest of [ownCopy, "node_modules/sdk-next/package.json"]) {
    const text = readFileSync(join(project.folder, manifest), "utf8");
    project.write(manifest, JSON.stringify({ ...JSON.parse(text), version: "0.999.0" }));
  }
  const script = join(import.meta.dirname, "consumer/across.mjs");
  copyFileSync(script, join(project.folder, "across.mjs"));
});
afterAll(() => project[Symbol.dispose]());

const copies = {
  "the ES module": all(`import`, "@atrium/sdk"),
  CommonJS: all("require", "@atrium/sdk"),
  "another version": all("import", "sdk-next"),
};

it.each([
  ["the ES module", "CommonJS"],
  ["CommonJS", "the ES module"],
  ["the ES module", "another version"],
  ["another version", "the ES module"],
  ["another version", "CommonJS"],
] as const)("an SDK of %s works with the functions of %s", async (maker, user) => {
  const tryThem = `tryAcross(${copies[maker]}, ${copies[user]})`;
  expect(await evaluate("tryAcross", tryThem)).toEqual(works);
});

it.each(["the ES module", "CommonJS"] as const)(
  "an SDK of %s uploads with hooks that have a copy of their own",
  async (maker) => {
    for (const hooks of [
      `await import("@atrium/hooks/upload")`,
      `require("@atrium/hooks/upload")`,
    ]) {
      const tryThem = `tryUploadWith(${copies[maker]}, ${hooks})`;
      expect(await evaluate("tryUploadWith", tryThem)).toEqual(["filesUpload"]);
    }
  },
);

it("the types of two copies fit", async () => {
  const source = `
    import { createSdk, isApiError, uploadFile } from "@atrium/sdk";
    import { uploadWith } from "@atrium/hooks/upload";
    import * as next from "sdk-next";
    import { compareContract } from "sdk-next/contract";

    const sdk = createSdk({ baseUrl: "/rest" });
    const newer = next.createSdk({ baseUrl: "/rest" });
    export const uploads = [uploadWith(sdk), uploadWith(newer)];
    export const files = [uploadFile(newer, new Blob()), next.uploadFile(sdk, new Blob())];
    export const outcome = next.settle(sdk.articles.get("1"));
    export const comparison = compareContract(sdk);
    export const isRecognised = isApiError(new next.ApiError({ kind: "network", errorCode: "NETWORK", message: "" }));`;
  project.write("types.ts", source);
  const compilerOptions = {
    target: "es2022",
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["es2022", "dom", "dom.iterable"],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
  };
  project.write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["types.ts"] }));
  await expect(project.run("tsc", ["-p", "tsconfig.json", "--pretty", "false"])).resolves.toBe("");
});

/** An expression for all that one copy exports. */
function all(kind: "import" | "require", name: string): string {
  const load = kind === "import" ? "await import" : "require";
  const entries = ["", "/contract", "/testing"].map((entry) => `...${load}("${name}${entry}")`);
  return `{ ${entries.join(", ")} }`;
}

async function evaluate(helper: string, expression: string): Promise<unknown> {
  const script = `
    import { createRequire } from "node:module";
    import { ${helper} } from "./across.mjs";
    const require = createRequire(import.meta.url);
    console.log(JSON.stringify(await ${expression}));`;
  project.write("run.mjs", script);
  return JSON.parse(await project.run("node", ["run.mjs"]));
}
