import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isMarkedAsClient, reasonsToBeClient } from "./_client-modules.ts";
import { unpack, type UnpackedPackage } from "./_tarballs.ts";

describe.each(["hooks", "ui"] as const)("the packed %s", (name) => {
  const opened = new DisposableStack();
  let packed: UnpackedPackage;
  let modules: string[];

  beforeAll(async () => {
    packed = opened.use(await unpack(name));
    modules = packed.files.filter((file) => /^dist\/(?!cjs\/).*\.js$/.test(file));
  });
  afterAll(() => opened.dispose());

  const isClient = (file: string) => isMarkedAsClient(packed.read(file));

  it('begins with "use client" exactly where a module uses state, effects, contexts or handlers', () => {
    const needing = modules.filter((file) => reasonsToBeClient(packed.read(file)).length > 0);
    expect(modules.filter(isClient)).toEqual(needing);
    expect(needing.length).toBeGreaterThan(5);
  });

  it("has the same as CommonJS", () => {
    const twins = modules.map((file) => file.replace("dist/", "dist/cjs/"));
    expect(twins.filter(isClient)).toEqual(
      modules.filter(isClient).map((file) => file.replace("dist/", "dist/cjs/")),
    );
  });

  it("leaves functions that are neither components nor hooks to the server", () => {
    const exported = modules.filter(isClient).flatMap((file) => exportedNames(packed.read(file)));
    const index = packed.read("dist/index.js");
    const helpers = exported.filter((one) => /^(?!use[A-Z])[a-z]/.test(one));
    expect(helpers.filter((one) => new RegExp(`\\b${one}\\b`).test(index))).toEqual([]);
  });
});

it("what a page shows without a script needs no client", async () => {
  using packed = await unpack("ui");
  const parts = ["badge", "button", "icon-button", "kbd", "label", "progress", "prose", "skeleton"];
  const more = ["spinner", "status-badge", "visually-hidden"];
  const files = [
    ...[...parts, ...more].map((part) => `dist/components/${part}.js`),
    ...["lib/utils", "patterns/page-header", "patterns/timeline"].map((file) => `dist/${file}.js`),
    "dist/patterns/rich-text/rich-text.js",
    "dist/index.js",
  ];
  expect(files.filter((file) => isMarkedAsClient(packed.read(file)))).toEqual([]);
});

function exportedNames(script: string): string[] {
  const declared = script.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm);
  return Array.from(declared, ([, name = ""]) => name);
}
