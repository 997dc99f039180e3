/** Fails on paths and names in the documentation that do not exist, so that it points at what is there. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findReferences, isPath, KnownReferences } from "./doc-references/find.mjs";
import { listFiles, root } from "./repository-files.mjs";

const read = (file) => readFileSync(join(root, file), "utf8");
const files = listFiles();
const known = new KnownReferences();
known.addFiles(files);
for (const file of files)
  if (/\.(?:[cm]?[jt]sx?|ya?ml|json|sql)$/.test(file)) known.addSource(read(file));

/** What a script writes in time. */
const WRITTEN_LATER = ["openapi/released.json"];
known.addFiles(WRITTEN_LATER);

// A decision and a changelog describe their own time.
const documents = files.filter(
  (file) => file.endsWith(".md") && !/^(?:docs\/decisions|\.changeset)\/|CHANGELOG/.test(file),
);
// The paths in the READMEs of packages are those of the reader's own project.
const isOfReader = (file, reference) => file.startsWith("packages/") && isPath(reference);
const dead = documents.flatMap((file) =>
  findReferences(read(file))
    .filter(({ reference }) => !known.has(reference) && !isOfReader(file, reference))
    .map(({ line, reference }) => `${file}:${line}: \`${reference}\` does not exist`),
);
for (const message of dead) console.error(message);
console.log(`${documents.length} documents, ${dead.length} dead references`);
if (dead.length > 0) process.exitCode = 1;
