/** Tables and the side menu as they become long: parts of the kit alone on a page, in the back office's styles. */
import type { Browser } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { orderOfRound, quantile } from "../report/statistics.ts";
import { bundle } from "./bundle.ts";

const assets = join(import.meta.dirname, "../../apps/web/dist/client/assets");

/** The rows of the tables; the first is what the others are compared with. */
export const tableSizes = [1_000, 100_000, 1_000_000];

/** The entries of the menu. */
export const menuEntries = 10_000;

const jumps = 30;

/** A table, round by round. */
export interface TableCost {
  rows: number;
  /** Milliseconds from a jump to the frame with the new rows, the middle one of each round. */
  milliseconds: number[];
  nodes: number;
  /** The longest time without a frame in each round. */
  longestFrames: number[];
}

/** What was counted. */
export interface PartCosts {
  tables: TableCost[];
  menuNodes: number;
}

/** Jumps through every table in every round, and draws the menu once. */
export async function measureParts(browser: Browser, rounds: number): Promise<PartCosts> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent('<!doctype html><html lang="en" data-theme="dark"><body></body></html>');
  for (const content of adminStyles()) await page.addStyleTag({ content });
  await page.addScriptTag({ content: await bundle("pages/parts.tsx") });
  const tables = tableSizes.map((rows): TableCost => ({
    rows,
    milliseconds: [],
    nodes: 0,
    longestFrames: [],
  }));
  for (let round = -1; round < rounds; round++) {
    for (const table of orderOfRound(tables, round + 1)) {
      const run = await page.evaluate(([rows, count]) => window.parts.jumpThrough(rows, count), [
        table.rows,
        jumps,
      ] as const);
      table.nodes = Math.max(table.nodes, run.nodes);
      if (round < 0) continue;
      table.milliseconds.push(
        quantile(
          run.jumps.toSorted((a, b) => a - b),
          0.5,
        ),
      );
      table.longestFrames.push(run.longestFrame);
    }
  }
  const menuNodes = await page.evaluate((count) => window.parts.menuNodes(count), menuEntries);
  await page.close();
  return { tables, menuNodes };
}

/** The back office's built styles. */
export function adminStyles(): string[] {
  return readdirSync(assets)
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(join(assets, name), "utf8"));
}
