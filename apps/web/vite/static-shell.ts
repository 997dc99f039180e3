import { createHash } from "node:crypto";
import { languages } from "../src/i18n/languages.ts";
import { needsScript } from "../src/i18n/shell.ts";
import { themeScript } from "../src/site/theme.ts";
import type { SiteManifest } from "./site-manifest.ts";

/** Edited in the shell by whoever serves it; an empty language is the browser's. */
const config = {
  apiBase: "/rest",
  systemName: "Atrium",
  companyName: "Atrium",
  language: "",
};

/** A file of the build. */
interface WrittenFile {
  fileName: string;
  source: string;
}

/**
 * The page that a static file server returns for every URL where no server renders the pages, and the script that
 * applies the theme: a file, so that a strict CSP allows it.
 */
export function staticShell({ routes }: SiteManifest): WrittenFile[] {
  const { entry = "", preloads = [], css = [] } = routes["__root__"] ?? {};
  const hash = createHash("sha256").update(themeScript).digest("base64url").slice(0, 8);
  const colours = { fileName: `assets/colours-${hash}.js`, source: themeScript };
  const lines = [
    "<!DOCTYPE html>",
    '<html lang="en" data-theme="dark">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="dark light">',
    "<!-- The path of the site, with a slash at both ends, and its settings: docs/deploying.md says what they mean. -->",
    '<base href="/">',
    '<script type="application/json" id="app-config">',
    JSON.stringify(config, null, 2),
    "</script>",
    `<title>${config.companyName}</title>`,
    `<script src="${colours.fileName}"></script>`,
    ...css.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" src="${entry}"></script>`,
    "</head>",
    "<body>",
    "<noscript>",
    ...languages.map((language) => `<p lang="${language}">${needsScript[language]}</p>`),
    "</noscript>",
    "</body>",
    "</html>",
  ];
  return [colours, { fileName: "shell.html", source: `${lines.join("\n")}\n` }];
}
