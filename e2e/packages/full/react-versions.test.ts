import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { installProject, link } from "../_project.ts";
import { expectedAdmin, expectedQueries, renderAdmin } from "../_react-app.ts";
import { root } from "../_run.ts";

// The oldest versions that the hooks accept, and those of the workspace.
const reacts = ["18.2.0", "18.3.1", installed("react")];
const queries = ["5.59.0", installed("@tanstack/react-query")];

describe.each(reacts)("React %s", (react) => {
  const types = react.startsWith("18.") ? "^18.2.0" : installed("@types/react");
  const packages = { react, "react-dom": react, "@types/react": types };

  it.each(queries)(
    "runs the hooks with React Query %s",
    async (version) => {
      const others = { ...packages, "@tanstack/react-query": version };
      using project = await installProject(["sdk", "hooks"], others);
      link("happy-dom", project.folder);
      expect(await renderAdmin(project, true)).toEqual({
        server: [...expectedAdmin.server, ...expectedQueries.server],
        client: [...expectedAdmin.client, ...expectedQueries.client],
      });
    },
    400_000,
  );

  it("runs the hooks without React Query", async () => {
    using project = await installProject(["sdk", "hooks"], packages);
    expect(existsSync(join(project.folder, "node_modules/@tanstack"))).toBe(false);
    link("happy-dom", project.folder);
    expect(await renderAdmin(project, false)).toEqual(expectedAdmin);
  }, 400_000);
});

/** The version that the workspace has of a package. */
function installed(name: string): string {
  const manifest = join(root, "e2e/node_modules", name, "package.json");
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, "utf8"));
  return version;
}
