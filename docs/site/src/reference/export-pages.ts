/** The reference of the packages: a page for each entry point, and one for the models of each part of the contract. */
import type { Page } from "../page.ts";
import { readExports, type EntryPoint, type ExportedName } from "./exports.ts";

const packages = ["packages/sdk", "packages/hooks", "packages/ui"];

/** A declaration that is longer is what the API's own pages say. */
const MAX_LINES = 150;

const generatedModels = "packages/sdk/src/generated/schema.ts";

/** The pages, and what exports lack a docstring. */
export function exportPages(): { pages: Page[]; problems: string[] } {
  const entries = readExports(packages);
  const problems = entries.flatMap(({ specifier, exports }) =>
    exports
      .filter((one) => one.summary.trim() === "" && !isProps(one))
      .map(({ name, file }) => `${file}: the export ${name} of ${specifier} has no docstring`),
  );
  return { pages: entries.flatMap(pagesOf), problems };
}

/** What components take needs no sentence of its own: its members have them. */
function isProps({ name, kind }: ExportedName): boolean {
  return kind === "type" && name.endsWith("Props");
}

function pagesOf(entry: EntryPoint): Page[] {
  const models = entry.exports.filter(({ file }) => file === generatedModels);
  const others = entry.exports.filter(({ file }) => file !== generatedModels);
  const path = `reference/${entry.specifier.replace("@atrium/", "")}`;
  const intro = `Every export of \`${entry.specifier}\`, with its declaration and an example.`;
  const page = pageOf(isRoot(path) ? `${path}/index` : path, entry.specifier, intro, others);
  return [page, ...modelPages(path, models)];
}

function isRoot(path: string): boolean {
  return path.split("/").length === 2;
}

/** The contract's models are many: a page for each first letter. */
function modelPages(path: string, models: ExportedName[]): Page[] {
  const letters = Map.groupBy(models, ({ name }) => name.charAt(0).toUpperCase());
  return [...letters].map(([letter, members]) =>
    pageOf(
      `${path}/models-${letter.toLowerCase()}`,
      `Models: ${letter}`,
      `Types of what the API takes and returns, from ${letter}; \`@atrium/sdk\` exports them.`,
      members,
    ),
  );
}

function pageOf(path: string, title: string, intro: string, exports: ExportedName[]): Page {
  const names = exports.map(({ name }) => `[\`${name}\`](#${name})`).join(" · ");
  const parts = exports.map(partOf);
  return { path, title, markdown: `# ${title}\n\n${intro}\n\n${names}\n\n${parts.join("\n")}` };
}

function partOf({ name, kind, summary, tags, declaration }: ExportedName): string {
  const lines = declaration.split("\n");
  const shown =
    lines.length <= MAX_LINES
      ? declaration
      : `${lines.slice(0, 12).join("\n")}\n  // … ${lines.length - 12} more lines: the API reference has them all`;
  const notes = tags
    .filter(({ name: tag }) => ["throws", "returns", "param"].includes(tag))
    .map(({ name: tag, text }) => `- ${noteOf(tag, text.replaceAll(/\s+/g, " "))}`);
  const examples = tags
    .filter(({ name: tag }) => tag === "example")
    .map(({ text }) => fenced(text));
  return [
    `## ${name} {#${name}}`,
    `*${kind}* — ${summary}`,
    `\`\`\`ts\n${shown}\n\`\`\``,
    notes.join("\n"),
    ...examples,
    "",
  ]
    .filter((part, index, all) => part !== "" || index === all.length - 1)
    .join("\n\n");
}

/** What a tag says; a parameter's text begins with its name. */
function noteOf(tag: string, text: string): string {
  if (tag !== "param") return `**${tag === "throws" ? "Throws" : "Returns"}** ${text}`;
  const [name = "", ...words] = text.split(" ");
  return `\`${name}\`: ${words.join(" ")}`;
}

function fenced(example: string): string {
  return example.includes("```") ? example : `\`\`\`tsx\n${example.trim()}\n\`\`\``;
}
