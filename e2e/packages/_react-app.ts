/** The back office of `consumer/admin.tsx`, compiled and rendered with what a project has installed. */
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import type { Project } from "./_project.ts";
import { run } from "./_run.ts";

/** The lines of text that it shows: on the server, where nothing is loaded, and in a document in the end. */
export interface Rendered {
  server: string[];
  client: string[];
}

const compilerOptions = {
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["es2022", "dom", "dom.iterable"],
  types: [],
  jsx: "react-jsx",
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  rewriteRelativeImportExtensions: true,
};

/** Compiles the back office in the project, with the types that are there, and renders it in a Node. */
export async function renderAdmin(
  project: Project,
  withQueries: boolean,
  node = process.execPath,
): Promise<Rendered> {
  const [file, name] = withQueries
    ? ["admin-with-queries", "AdminWithQueries"]
    : ["admin", "Admin"];
  const sources = new Set(["admin.tsx", `${file}.tsx`]);
  for (const source of [...sources, "render-admin.mjs"]) {
    const from = join(import.meta.dirname, "consumer", source);
    copyFileSync(from, join(project.folder, source));
  }
  project.write("tsconfig.json", JSON.stringify({ compilerOptions, files: [...sources] }));
  await project.run("tsc", ["-p", "tsconfig.json", "--pretty", "false"]);
  const args = ["render-admin.mjs", `./${file}.js`, name];
  return JSON.parse(await run(node, args, { cwd: project.folder }));
}

/** What every React shows. */
export const expectedAdmin: Rendered = {
  server: ["anonymous nobody with dictionaries", "tabs: , a draft", "files:"],
  client: ["ready Ada with dictionaries", "tabs: Tide, a draft", "files: note.pdf success"],
};

/** What `AdminWithQueries` shows below that. */
export const expectedQueries: Rendered = {
  server: ["roles: pending 0", "editing Editors"],
  client: ["roles: success 10", "editing Writers"],
};
