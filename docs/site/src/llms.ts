/** `llms.txt`: what the site holds, for programs that read it. Each link leads to the page's own Markdown. */
import type { Site } from "./site.ts";

/** The text of the file; see llmstxt.org. */
export function llmsText({ groups }: Site): string {
  const parts = groups.map(({ title, pages }) => {
    const lines = pages.map(
      (page) => `- [${page.title}](${page.path}.md)${summary(page.markdown)}`,
    );
    return `## ${title}\n\n${lines.join("\n")}`;
  });
  return [
    "# Atrium",
    "> A company website with a staff back office behind it: an API with an OpenAPI contract, a typed SDK, headless React hooks and a UI kit.",
    ...parts,
    "",
  ].join("\n\n");
}

/** The first sentence of a page; of a decision, what was decided. */
function summary(markdown: string): string {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, "");
  const decision = /^\*\*Decision\.\*\* (.+(?:\n.+)*)/m.exec(prose)?.[1];
  const [first = ""] = prose
    .split(/\n{2,}/)
    .filter((part) => /^[A-Z@`\p{Script=Han}]/u.test(part) && part.length > 20);
  const paragraph = (decision ?? first).replaceAll(/\s+/g, " ");
  const [sentence = ""] = paragraph.split(/(?<=[.:。])\s/);
  const text = sentence.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").slice(0, 200);
  return text === "" ? "" : `: ${text}`;
}
