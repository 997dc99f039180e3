import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = "apps/server/src/db";

/** Notes the newest migration as the release's: what the next one may contract is compared with it. */
export function writeLastMigration(root) {
  const journal = join(root, folder, "migrations/meta/_journal.json");
  const { tag } = JSON.parse(readFileSync(journal, "utf8")).entries.at(-1);
  const text = `{ "migration": ${JSON.stringify(tag)} }\n`;
  writeFileSync(join(root, folder, "last-release.json"), text);
}
