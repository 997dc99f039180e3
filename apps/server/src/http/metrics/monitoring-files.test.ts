import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publish, signInStaff } from "../../../tests/_content.ts";
import { startTestServer } from "../../../tests/_server.ts";

const root = join(import.meta.dirname, "../../../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const alerts = read("deploy/monitoring/alerts.yaml");
const dashboard = read("deploy/monitoring/dashboard.json");

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

function metricsIn(text: string): string[] {
  return [...new Set(text.match(/\b(?:atrium|nodejs|process)_[a-z0-9_]+/g))].toSorted();
}

test("every metric that the dashboard and the alerts name is exported", async () => {
  const token = "a-token-for-tests-only";
  await using server = await startTestServer({ env: { METRICS_TOKEN: token } });
  await publish(await signInStaff(server), { title: "Quay" });
  const authorization = `Bearer ${token}`;
  const exported = async () =>
    (await fetch(`${server.url}/metrics`, { headers: { authorization } })).text();
  // Repeated work has run by then.
  await expect.poll(exported, { timeout: 20_000 }).toMatch(/^atrium_job_runs_total\{.*\} [1-9]/m);
  const text = await exported();
  const panels = (JSON.parse(dashboard) as Dashboard).panels;
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const named = metricsIn([...expressions, alerts.replaceAll(/runbook: .*/g, "")].join("\n"));
  expect(named.length).toBeGreaterThan(15);
  const missing = named.filter((name) => !new RegExp(`^(# TYPE )?${name}\\b`, "m").test(text));
  expect(missing).toEqual([]);
  expect(text).toMatch(/^atrium_build_info\{version="[^"]+",node="v[^"]+"\} 1$/m);
  expect(text).toMatch(/^atrium_disk_free_bytes [1-9]/m);
  expect(text).toMatch(/^atrium_outbox_waiting\{kind="webhook"\} 0$/m);
  expect(text).toMatch(/^atrium_outbox_overdue_seconds\{kind="mail"\} 0$/m);
});

test("every alert has a runbook, and every runbook an alert", () => {
  const runbooks = [...read("docs/operating.md").matchAll(/^### (Atrium\w+)$/gm)].map(
    ([, name]) => name,
  );
  const named = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(runbooks).toEqual(named);
  const links = [...alerts.matchAll(/runbook: docs\/operating\.md#(\S+)/g)].map(([, link]) => link);
  expect(links).toEqual(named.map((name) => name?.toLowerCase()));
});
