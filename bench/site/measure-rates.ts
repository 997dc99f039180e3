/** How many finished pages a second the server gives, beside a file of about the same size. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { orderOfRound } from "../report/statistics.ts";
import { LoadGenerator } from "../server/load/load-generator.ts";
import type { SitePage } from "./pages.ts";

const assets = join(import.meta.dirname, "../../apps/web/dist/client/assets");

/** Requests per second, in the order of the rounds. */
export interface PageRates {
  page: SitePage;
  bytes: number;
  fileBytes: number;
  pages: number[];
  files: number[];
}

/** Asks for each page and its file in turn. */
export async function measureRates(
  site: string,
  pages: SitePage[],
  rounds: number,
): Promise<PageRates[]> {
  using load = await LoadGenerator.start();
  const rate = async (path: string) => {
    const length = { duration: 4 };
    const order = { kind: "read" as const, origin: site, connections: 32, length };
    return (await load.run({ ...order, requests: [{ path }] })).perSecond;
  };
  const results: PageRates[] = [];
  for (const page of pages) {
    const bytes = (await (await fetch(site + page.path)).arrayBuffer()).byteLength;
    const file = nearestFile(bytes);
    const result: PageRates = { page, bytes, fileBytes: file.bytes, pages: [], files: [] };
    const turns = [
      async () => result.pages.push(await rate(page.path)),
      async () => result.files.push(await rate(`/assets/${file.name}`)),
    ];
    await rate(page.path);
    for (let round = 0; round < rounds; round++) {
      for (const turn of orderOfRound(turns, round)) await turn();
    }
    results.push(result);
  }
  return results;
}

function nearestFile(wanted: number): { name: string; bytes: number } {
  const files = readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, bytes: statSync(join(assets, name)).size }));
  const far = ({ bytes }: { bytes: number }) => Math.abs(bytes - wanted);
  return files.reduce((best, file) => (far(file) < far(best) ? file : best));
}
