/**
 * The TypeScript of a page of documentation, as a reader pastes it. A block whose first line is a comment with a path
 * (`// src/atrium.ts`) is that file; further blocks of the same path continue it. The other blocks of a section are one
 * module, in their order. Nothing is added, so each module has to import what it uses.
 */

/** A module of a page. Its lines have the numbers that they have in the page. */
export interface CodeModule {
  /** The path that a block gives, or the heading of the section. */
  file: string;
  code: string;
}

const pathComment = /^\/\/ ((?:[\w.$-]+\/)*[\w.$-]+\.tsx?)$/;

/** The modules of a page in the order in which they begin. */
export function codeModules(markdown: string): CodeModule[] {
  const modules = new Map<string, { isMarkup: boolean; lines: string[] }>();
  for (const { heading, language, lines, firstLine } of codeBlocks(markdown)) {
    const name = pathComment.exec(lines[0] ?? "")?.[1] ?? heading;
    const found = modules.get(name) ?? { isMarkup: false, lines: [] };
    const padding = Array<string>(firstLine - found.lines.length).fill("");
    modules.set(name, {
      isMarkup: found.isMarkup || language === "tsx",
      lines: [...found.lines, ...padding, ...lines],
    });
  }
  return Array.from(modules, ([name, { isMarkup, lines }]) => ({
    file: pathComment.test(`// ${name}`) ? name : `${slug(name)}.${isMarkup ? "tsx" : "ts"}`,
    // A section without imports is a module all the same.
    code: `${lines.join("\n")}\nexport {};\n`,
  }));
}

interface CodeBlock {
  /** The heading of the second level above it. */
  heading: string;
  language: "ts" | "tsx";
  lines: string[];
  /** How many lines of the page come before the code. */
  firstLine: number;
}

function codeBlocks(markdown: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let heading = "";
  let open: CodeBlock | undefined;
  let isOther = false;
  for (const [index, line] of markdown.split("\n").entries()) {
    const fence = /^```(\w*)/.exec(line)?.[1];
    if (fence === undefined) {
      if (open) open.lines.push(line);
      else if (!isOther) heading = /^## (.+)/.exec(line)?.[1] ?? heading;
    } else if (open || isOther) {
      if (open) blocks.push(open);
      [open, isOther] = [undefined, false];
    } else if (fence === "ts" || fence === "tsx") {
      open = { heading, language: fence, lines: [], firstLine: index + 1 };
    } else {
      isOther = true;
    }
  }
  return blocks;
}

function slug(heading: string): string {
  const words = heading.toLowerCase().match(/[a-z0-9]+/g) ?? ["introduction"];
  return words.join("-");
}
