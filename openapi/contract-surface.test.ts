import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contractSurface, withContractHash, type SurfaceContract } from "./contract-surface.ts";

const text = readFileSync(new URL("dist/openapi.json", import.meta.url), "utf8");

interface Bundled extends SurfaceContract {
  info: { version: string; "x-contract-hash": string };
  components: SurfaceContract["components"] & { schemas: Record<string, Record<string, unknown>> };
}

const contract = (): Bundled => JSON.parse(text);
const hashOf = (document: SurfaceContract) => withContractHash(document).info["x-contract-hash"];

function hashAfter(change: (document: Bundled) => void): string {
  const changed = contract();
  change(changed);
  return hashOf(changed);
}

function login(document: Bundled) {
  const operation = document.paths["/login"]?.["post"];
  if (!operation) throw new Error("POST /login does not exist");
  return operation;
}

describe("the contract's hash", () => {
  const hash = contract().info["x-contract-hash"];

  it("is that of the bundled contract", () => {
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(hashOf(contract())).toBe(hash);
  });

  it("ignores descriptions, examples and the order of members", () => {
    const reworded = hashAfter((document) => {
      login(document).summary = "Enter";
      login(document).description = "Opens the door.";
      for (const schema of Object.values(document.components.schemas)) {
        Object.assign(schema, { description: "Anything.", examples: [], default: 1 });
      }
    });
    const reordered = hashAfter((document) => {
      document.paths = Object.fromEntries(Object.entries(document.paths).reverse());
    });
    expect([reworded, reordered]).toEqual([hash, hash]);
  });

  it("changes with everything that a client can notice", () => {
    const hashes = [
      hashAfter((document) => (document.info.version = "0.1.1")),
      hashAfter((document) => delete document.paths["/login"]),
      hashAfter((document) => delete login(document).security),
      hashAfter((document) => delete login(document).requestBody),
      hashAfter((document) => login(document)["x-error-codes"]?.pop()),
      hashAfter((document) => (document.components.schemas["Version"] = { type: "number" })),
    ];
    expect(new Set([hash, ...hashes]).size).toBe(hashes.length + 1);
  });
});

describe("the surface", () => {
  it("has no descriptions, but fields of that name", () => {
    const { components, paths } = contractSurface(contract()) as Bundled;
    expect(components.schemas["Version"]).toEqual({
      type: "integer",
      minimum: 1,
      maximum: 2147483647,
    });
    expect(components.schemas["TypeNode"]).toHaveProperty("properties.description.type");
    expect(Object.keys(paths["/login"]?.["post"] ?? {})).toEqual([
      "operationId",
      "security",
      "requestBody",
      "responses",
      "x-error-codes",
    ]);
  });

  it("omits what only failures use", () => {
    const { components } = contractSurface(contract()) as Bundled;
    expect(components.schemas).toHaveProperty("Article");
    expect(components.schemas).not.toHaveProperty("Failure");
  });
});
