import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startTestServer } from "@atrium/server/testing";
import { publish, signInStaff } from "@atrium/server/testing/content";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readQuery } from "./_promql.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

interface Alerts {
  groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[];
}

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const { groups } = parse(read("deploy/monitoring/alerts.yaml")) as Alerts;
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read("deploy/monitoring/dashboard.json")) as Dashboard;
const queries = [
  ...rules.map(({ alert, expr }) => ({ name: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: title, expr }))),
];

/** Labels that Prometheus adds itself. */
const added = ["job", "instance"];

/** Metrics in the text that a server prints, with their labels; undefined while one has no value. */
function readMetrics(text: string): Map<string, Set<string> | undefined> {
  const metrics = new Map<string, Set<string> | undefined>();
  for (const [, name = ""] of text.matchAll(/^# TYPE (\w+)/gm)) metrics.set(name, undefined);
  for (const [, name = "", labels = ""] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = metrics.get(name) ?? new Set();
    for (const [, label = ""] of labels.matchAll(/(\w+)="/g)) known.add(label);
    metrics.set(name, known);
  }
  return metrics;
}

/** A query as Grafana sends it. */
function withGrafanaVariables(expr: string): string {
  return expr.replaceAll("$__rate_interval", "1m").replaceAll("$job", "atrium");
}

test("what is no query is noticed", () => {
  const wrong = ["", "sum(rate(x[5m])", "sum by ( (x)", "rat(x[5m])", "x{job=}", "rate(x)"];
  expect(wrong.filter((text) => readQuery(text).errors.length === 0)).toEqual([]);
  expect(readQuery('sum by (le) (rate(x{job="a"}[5m])) > 1')).toEqual({
    errors: [],
    metrics: ["x"],
    labels: ["le", "job"],
  });
});

test("alerts and panels are queries of metrics, with labels, that a server exports", async () => {
  const token = "a-token-for-tests-only";
  await using server = await startTestServer({ env: { METRICS_TOKEN: token } });
  await publish(await signInStaff(server), { title: "Quay" });
  const authorization = `Bearer ${token}`;
  const exported = async () =>
    (await fetch(`${server.url}/metrics`, { headers: { authorization } })).text();
  // Repeated work has run by then.
  await expect.poll(exported, { timeout: 20_000 }).toMatch(/^atrium_job_runs_total\{.*\} [1-9]/m);
  const text = await exported();
  const metrics = readMetrics(text);
  const wrong = queries.flatMap(({ name, expr }) => {
    const query = readQuery(withGrafanaVariables(expr));
    const unknown = query.metrics.filter((metric) => metric !== "up" && !metrics.has(metric));
    const foreign = query.labels.filter((label) => {
      const lacks = (metric: string) => metrics.get(metric)?.has(label) === false;
      return !added.includes(label) && query.metrics.some(lacks);
    });
    return [...query.errors, ...unknown, ...foreign].map((what) => `${name}: ${what}`);
  });
  expect(wrong).toEqual([]);
  expect(queries.length).toBeGreaterThan(30);
  expect(text).toMatch(/^atrium_build_info\{version="[^"]+",node="v[^"]+"\} 1$/m);
  expect(text).toMatch(/^atrium_disk_free_bytes [1-9]/m);
  expect(text).toMatch(/^atrium_outbox_waiting\{kind="webhook"\} 0$/m);
  expect(text).toMatch(/^atrium_outbox_overdue_seconds\{kind="mail"\} 0$/m);
});

test("every alert has a runbook, and every runbook an alert", () => {
  const runbooks = [...read("docs/operating.md").matchAll(/^### (Atrium\w+)$/gm)].map(
    ([, name]) => name,
  );
  const named = rules.map(({ alert }) => alert);
  expect(runbooks).toEqual(named);
  const links = rules.map(({ annotations }) => annotations.runbook);
  expect(links).toEqual(named.map((name) => `docs/operating.md#${name.toLowerCase()}`));
});
