import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createProject, type Project } from "./_project.ts";
import { expectedAdmin, expectedQueries, renderAdmin } from "./_react-app.ts";

const packed = { "@atrium/sdk": "sdk", "@atrium/hooks": "hooks" } as const;
const reactQueryEntry = "@atrium/hooks/resource";
const linked = ["openapi-fetch", "react", "react-dom", "@types/react", "happy-dom"];

it("the hooks work without React Query, but for the entry that is made for it", async () => {
  using project = await createProject(packed, linked);
  expect(existsSync(join(project.folder, "node_modules/@tanstack"))).toBe(false);
  expect(await renderAdmin(project, false)).toEqual(expectedAdmin);
  project.write("entries.mjs", importsOf(hooksEntries(project)));
  await expect(project.run("node", ["entries.mjs"])).resolves.toBe("");
  project.write("resource.mjs", importsOf([reactQueryEntry]));
  await expect(project.run("node", ["resource.mjs"])).rejects.toThrow("@tanstack/react-query");
});

it("the hooks work with React Query", async () => {
  using project = await createProject(packed, [...linked, "@tanstack/react-query"]);
  expect(await renderAdmin(project, true)).toEqual({
    server: [...expectedAdmin.server, ...expectedQueries.server],
    client: [...expectedAdmin.client, ...expectedQueries.client],
  });
});

/** The entries that need no React Query. */
function hooksEntries({ folder }: Project): string[] {
  const manifest = join(folder, "node_modules/@atrium/hooks/package.json");
  const { exports }: { exports: object } = JSON.parse(readFileSync(manifest, "utf8"));
  const entries = Object.keys(exports).map((entry) => entry.replace(".", "@atrium/hooks"));
  return entries.filter((entry) => entry !== reactQueryEntry);
}

function importsOf(entries: string[]): string {
  return entries.map((entry) => `import "${entry}";`).join("\n");
}
