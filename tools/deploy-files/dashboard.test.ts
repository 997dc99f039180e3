import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const dashboard = readFileSync(
  join(import.meta.dirname, "../../deploy/monitoring/dashboard.json"),
  "utf8",
);

const options = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  types: [],
};

/** What Grafana's own types have against a dashboard. */
function typeErrors(json: string): string[] {
  const name = join(import.meta.dirname, "dashboard.ts");
  const text = `import type { Dashboard } from "@grafana/schema";\nexport const it: Dashboard = ${json};`;
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...how) =>
    path === name ? ts.createSourceFile(name, text, options.target) : readSource(path, ...how);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([name], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

it("the dashboard is one by the types that Grafana publishes", () => {
  expect(typeErrors(dashboard)).toEqual([]);
  expect(typeErrors(dashboard.replace('"gridPos"', '"grid"')).join()).toContain("'\"grid\"'");
});
