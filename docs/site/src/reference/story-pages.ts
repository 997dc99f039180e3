/** The components as they are used: a page for each file of stories, with the stories and the code that they are. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import ts from "typescript";
import { readText, root } from "../repository.ts";
import type { Page } from "../page.ts";

/** The pages. Each story is shown in a frame, out of the stories that are built into the site. */
export function storyPages(): Page[] {
  return globSync("packages/ui/src/**/*.stories.tsx", { cwd: root }).toSorted().map(storyPage);
}

function storyPage(file: string): Page {
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true);
  const kind = /title: "([^"]+)"/.exec(source.text)?.[1] ?? basename(file, ".stories.tsx");
  const title = basename(kind);
  return {
    path: `components/${basename(file, ".stories.tsx")}`,
    title,
    markdown: [`# ${title}`, imports(source.text), ...storiesOf(source, kind)].join("\n\n"),
  };
}

function storiesOf(source: ts.SourceFile, kind: string): string[] {
  return source.statements.flatMap((statement) => {
    const isExported =
      ts.isVariableStatement(statement) &&
      statement.modifiers?.some(({ kind: modifier }) => modifier === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    const comment = ts.getJSDocCommentsAndTags(statement).find(ts.isJSDoc)?.comment;
    return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      if (initializer === undefined) return [];
      const label = storyNameFromExport(name.getText());
      // Where the tests do something, something may open.
      const roomy = /^ {2}play\b/m.test(source.text) ? " roomy" : "";
      const live = `<LiveStory id="${toId(kind, label)}" name="${label}"${roomy} />`;
      const text = ts.getTextOfJSDocComment(comment)?.replaceAll(/\s+/g, " ") ?? "";
      return [`## ${label}`, text, live, `\`\`\`tsx\n${shownCode(initializer)}\n\`\`\``];
    });
  });
}

/** A story without what its test does to it. */
function shownCode(story: ts.Expression): string {
  if (!ts.isObjectLiteralExpression(story)) return story.getText();
  const shown = story.properties.filter(({ name }) => name?.getText() !== "play");
  return `{\n${shown.map((property) => `  ${property.getText()},`).join("\n")}\n}`;
}

function imports(source: string): string {
  const names = Array.from(
    source.matchAll(/^import \{([^}]+)\} from "\.{1,2}\//gm),
    ([, list = ""]) => list.split(",").map((name) => name.trim()),
  )
    .flat()
    .filter((name) => /^[A-Z]/.test(name));
  return names.length === 0
    ? ""
    : `Uses ${names.map((name) => `\`${name}\``).join(", ")} of \`@atrium/ui\`.`;
}
