/** Fails on words that this repository has given up, so that they do not come back; the list is retired-words/list.mjs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, root } from "./repository-files.mjs";
import { findRetiredWords } from "./retired-words/find.mjs";

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

const files = listFiles().filter((file) => isText.test(file) && !isExempt.test(file));
const found = files.flatMap((file) =>
  findRetiredWords(file, readFileSync(join(root, file), "utf8")),
);
for (const { place, word, use } of found)
  console.error(`${place}: Write ${use} instead of "${word}"`);
console.log(`${files.length} files, ${found.length} retired words`);
if (found.length > 0) process.exitCode = 1;
