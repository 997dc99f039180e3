import { expect, it } from "vitest";
import { codeModules } from "./_code-blocks.ts";

const page = `# Tides

\`\`\`ts
// src/tide.ts
export const tide = 1;
\`\`\`

## At sea

\`\`\`sh
## no heading
npm install tide
\`\`\`

\`\`\`ts
import { tide } from "./src/tide.ts";
\`\`\`

Then:

\`\`\`tsx
<Tide height={tide} />;
\`\`\`

\`\`\`ts
// src/tide.ts
export const ebb = tide - 1;
\`\`\`
`;

it("makes a file of the blocks that name one, and a module of the others of a section", () => {
  const modules = codeModules(page);
  expect(modules.map(({ file }) => file)).toEqual(["src/tide.ts", "at-sea.tsx"]);
  expect(modules.map(({ code }) => code.split("\n").filter(Boolean))).toEqual([
    [
      "// src/tide.ts",
      "export const tide = 1;",
      "// src/tide.ts",
      "export const ebb = tide - 1;",
      "export {};",
    ],
    [`import { tide } from "./src/tide.ts";`, "<Tide height={tide} />;", "export {};"],
  ]);
});

it("keeps the numbers of the page's lines", () => {
  const [, atSea] = codeModules(page);
  const lineOf = (text: string) => text.split("\n").findIndex((line) => line.includes("<Tide"));
  expect(lineOf(atSea?.code ?? "")).toBe(lineOf(page));
});
