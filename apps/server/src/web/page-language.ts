import type { IncomingHttpHeaders } from "node:http";

/** The supported languages, the default one first, and the one that the site is set to, if any. */
export interface LanguageChoice {
  languages: readonly [string, ...string[]];
  siteLanguage: string | null;
}

/** The visitor's choice, else the site's language, else what the browser asks for. */
export function pageLanguage(headers: IncomingHttpHeaders, choice: LanguageChoice): string {
  const { languages, siteLanguage } = choice;
  const chosen = languages.find((tag) => tag === chosenLanguage(headers.cookie));
  return chosen ?? siteLanguage ?? acceptedLanguage(headers["accept-language"], languages);
}

/** The `Vary` header. */
export function languageVary({ siteLanguage }: LanguageChoice): string {
  return siteLanguage === null ? "cookie, accept-language" : "cookie";
}

function chosenLanguage(cookies = ""): string | undefined {
  const ofHost = /(?:^|;\s*)__Host-language=([^;]*)/.exec(cookies);
  return (ofHost ?? /(?:^|;\s*)language=([^;]*)/.exec(cookies))?.[1];
}

function acceptedLanguage(header = "", languages: LanguageChoice["languages"]): string {
  const asked = header
    .split(",")
    .map((part) => {
      const [tag = "", quality] = part.trim().split(/\s*;\s*q=/);
      return { kind: kindOf(tag), weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const best = asked.flatMap(({ kind }) => languages.find((one) => kindOf(one) === kind) ?? []);
  return best[0] ?? languages[0];
}

function kindOf(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? "";
}
