/** Fails on words that this repository has given up, so that they do not come back; the list is retired-words/list.mjs. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findRetiredWords } from "./retired-words/find.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

const isText = /\.(?:[cm]?[jt]sx?|md|css|html|ya?ml|json|patch|sql)$/;
/** Generated files, the demo site's texts, and what names retired words on purpose. */
const isExempt = new RegExp(
  [
    "(^|/)(generated|meta|dist)/",
    "\\.gen\\.ts$",
    "^pnpm-lock\\.yaml$",
    "^apps/server/demo/",
    "^tools/retired-words/",
    "^\\.changeset/",
    "CHANGELOG\\.md$",
  ].join("|"),
);

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
})
  .split("\0")
  .filter((file) => isText.test(file) && !isExempt.test(file) && existsSync(join(root, file)));

const found = files.flatMap((file) =>
  findRetiredWords(file, readFileSync(join(root, file), "utf8")),
);
for (const { place, word, use } of found) console.error(`${place}: ${word} → ${use}`);
console.log(`${files.length} files, ${found.length} retired words`);
if (found.length > 0) process.exitCode = 1;
