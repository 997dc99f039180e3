/** Scripts for a page of the run, from the workspace's sources. */
import { build } from "esbuild";
import { join } from "node:path";

/** A script of this folder as one text for a browser. */
export async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, name)],
    conditions: ["@atrium/source"],
    define: { "process.env.NODE_ENV": '"production"' },
    bundle: true,
    minify: true,
    jsx: "automatic",
    format: "iife",
    target: "es2023",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
