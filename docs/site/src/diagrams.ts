/** Diagrams in the text become pictures while the site is built: no browser draws them, neither here nor the reader's. */
import { createHash } from "node:crypto";
import { renderMermaidSVG } from "beautiful-mermaid";

/** A picture of the site, by its path in the folder of public files. */
export type Pictures = Map<string, string>;

const themes = {
  light: { bg: "#ffffff", fg: "#1f2328" },
  dark: { bg: "#1b1b1f", fg: "#dfdfd6" },
};

/**
 * Replaces the mermaid blocks of a page by pictures for both themes.
 *
 * @param pictures Receives them.
 * @throws Error when a diagram cannot be drawn.
 */
export function drawDiagrams(markdown: string, pictures: Pictures): string {
  return markdown.replaceAll(/^```mermaid\n([\s\S]*?)^```$/gm, (_block, source: string) => {
    const name = createHash("sha256").update(source).digest("hex").slice(0, 12);
    const images = Object.entries(themes).map(([theme, colors]) => {
      const path = `diagrams/${name}-${theme}.svg`;
      pictures.set(path, draw(source, colors));
      return `<img class="diagram ${theme}-only" src="/${path}" alt="${altOf(source)}">`;
    });
    return `<p>${images.join("")}</p>`;
  });
}

/** Draws with the reader's own font: the renderer would load one from another site. */
function draw(source: string, colors: { bg: string; fg: string }): string {
  return renderMermaidSVG(source, { ...colors, font: "sans-serif" })
    .replaceAll(/@import url\([^)]*\);\s*/g, "")
    .replaceAll("'sans-serif'", "sans-serif");
}

/** What a diagram says, for those who do not see it: its own text. */
function altOf(source: string): string {
  const text = source.trim().replaceAll(/\s+/g, " ");
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
