/** The components as they are used: a page for each file of stories, with the code that the stories are. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { readText, root } from "../repository.ts";
import type { Page } from "../page.ts";

/** The pages. `pnpm --filter @atrium/ui stories` shows the same stories live. */
export function storyPages(): Page[] {
  return globSync("packages/ui/src/**/*.stories.tsx", { cwd: root })
    .toSorted()
    .map((file) => {
      const source = readText(file);
      const title = /title: "(?:[^"]*\/)?([^"/]+)"/.exec(source)?.[1] ?? basename(file);
      const stories = Array.from(source.matchAll(story), ([, comment, name = "", code = ""]) =>
        [`## ${spaced(name)}`, plain(comment), `\`\`\`tsx\n${code.trim()}\n\`\`\``].join("\n\n"),
      );
      return {
        path: `components/${basename(file, ".stories.tsx")}`,
        title,
        markdown: [`# ${title}`, imports(source), ...stories].join("\n\n"),
      };
    });
}

/** An exported story with the comment before it, up to the next one. */
const story =
  /(?:\/\*\*([\s\S]*?)\*\/\s*)?(?<=^|\n)export const (\w+): StoryObj[^=]*= ([\s\S]*?\n\};|.*;)/g;

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

function plain(comment = ""): string {
  return comment
    .replaceAll(/\n\s*\*/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function spaced(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
}
