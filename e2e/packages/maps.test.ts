import { SourceMap, type SourceMapPayload } from "node:module";
import { posix } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishedPackages, unpack, type UnpackedPackage } from "./_tarballs.ts";

const { dirname, join } = posix;

/** One export of each: its module and how its declaration begins. */
const exported = {
  sdk: ["create-sdk", "function createSdk"],
  hooks: ["session/session-provider", "function SessionProvider"],
  ui: ["components/button", "function Button"],
} as const;

describe.each(publishedPackages)("the packed %s", (name) => {
  const opened = new DisposableStack();
  let packed: UnpackedPackage;

  beforeAll(async () => {
    packed = opened.use(await unpack(name));
  });
  afterAll(() => opened.dispose());

  /** What the last line of a built file names, by its path within the package. */
  function readMap(file: string): SourceMapPayload | undefined {
    const url = /\n\/\/# sourceMappingURL=(.+)$/.exec(packed.read(file).trimEnd())?.[1];
    const map = url === undefined ? undefined : join(dirname(file), url);
    return map !== undefined && packed.files.includes(map)
      ? JSON.parse(packed.read(map))
      : undefined;
  }

  it.each([
    ["script", /^dist\/.*\.c?js$/],
    ["declaration", /^dist\/.*\.d\.c?ts$/],
  ])("maps each %s to a source that it contains", (_kind, pattern) => {
    // A module of types alone is a script without code.
    const hasCode = (file: string) =>
      packed
        .read(file)
        .replaceAll(/^\/\/.*$/gm, "")
        .trim() !== "";
    const built = packed.files.filter((file) => pattern.test(file) && hasCode(file));
    const unmapped = built.filter((file) => {
      const sources = readMap(file)?.sources ?? [];
      const paths = sources.map((source) => join(dirname(file), source));
      return paths.length === 0 || !paths.every((path) => packed.files.includes(path));
    });
    expect(built.length).toBeGreaterThan(10);
    expect(unmapped).toEqual([]);
  });

  it("leads from an exported declaration to its line in the source", () => {
    const [file, declaration] = exported[name];
    const path = `dist/${file}.d.ts`;
    const map = readMap(path);
    if (map === undefined) throw new Error(`${path} has no map`);
    const lines = packed.read(path).split("\n");
    const line = lines.findIndex((text) => text.includes(declaration));
    const column = lines[line]?.indexOf(declaration.split(" ")[1] ?? "") ?? -1;
    const found = new SourceMap(map).findEntry(line, column);
    if (!("originalLine" in found)) throw new Error(`${declaration} is not mapped`);
    const source = packed.read(join(dirname(path), found.originalSource)).split("\n");
    expect(source[found.originalLine]).toContain(`export ${declaration}`);
  });
});
