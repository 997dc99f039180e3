import { codeLanguageName } from "./code-languages.ts";

const code = /<pre\b([^<>]*)>(?=\s*<code\b[^<>]*\bclass="(?:[^"]* )?language-([^\s"<>]+))/g;
const embed =
  /<figure\b([^<>]*\bclass="(?:[^"]* )?embed[ "][^<>]*)>(?=(?:<p\b[^<>]*>)?\s*<a\b[^<>]*\bhref="https:\/\/([^\s"<>/?#]+))/g;

/**
 * Names, for the style sheet to show, the language of each block of code (`data-language`) and the host of each embed
 * (`data-host`), in a text as the server stores it. The stored text itself has neither.
 *
 * @example annotateRichText('<pre><code class="language-py">…') // '<pre data-language="Python"><code …'
 */
export function annotateRichText(html: string): string {
  return html
    .replace(code, (_tag, attributes: string, language: string) => {
      return `<pre${attributes} data-language="${codeLanguageName(language)}">`;
    })
    .replace(embed, (_tag, attributes: string, host: string) => {
      return `<figure${attributes} data-host="${embedHost(host)}">`;
    });
}

/** A host as people know it. */
export function embedHost(host: string): string {
  return host.replace(/^(?:www|m|open|player)\./, "");
}
