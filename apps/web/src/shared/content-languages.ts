import { createStore, useStoreSelector } from "@atrium/hooks";
import type { SelectOption } from "@atrium/ui";
import { languageRule } from "../generated/text-rules.ts";
import type { PageLanguage } from "../ssr-contract.d.ts";
import { config } from "./api.ts";
import { readFilter, type FilterValue } from "./list/filter-rule.ts";

/** A language that content can have. */
export type Language = FilterValue<typeof languageRule>;

/** A language of the site's content. */
export interface ContentLanguage extends PageLanguage {
  code: Language;
}

/** The languages of the site's content. */
export interface ContentLanguages {
  /** In the site's order. */
  readonly all: readonly ContentLanguage[];
  /** Whether there is any choice. Screens of a site with one language do not mention it. */
  readonly isMultilingual: boolean;
  readonly defaultCode: Language;
  readonly options: readonly SelectOption[];
  /** A language's name, by its tag. */
  readonly nameOf: (code: string) => string;
}

const store = createStore<ContentLanguages>(viewOf(config.languages));

/** The languages of the site's content, as the page was given them or as they were changed since. */
export function useContentLanguages(): ContentLanguages {
  return useStoreSelector(store, (languages) => languages);
}

/** The same outside of components. */
export function contentLanguages(): ContentLanguages {
  return store.get();
}

/** Shows the screens with other languages from now on. */
export function setContentLanguages(
  languages: readonly Omit<PageLanguage, "path">[],
  defaultCode: string,
): void {
  const { basePath } = config;
  const pathOf = (code: string) =>
    code === defaultCode ? basePath : `${basePath}${code.split("-")[0]}/`;
  store.set(viewOf(languages.map(({ code, name }) => ({ code, name, path: pathOf(code) }))));
}

function viewOf(languages: readonly PageLanguage[]): ContentLanguages {
  const all = languages.flatMap(({ code, ...rest }) => {
    const known = readFilter(languageRule, code);
    return known === undefined ? [] : [{ ...rest, code: known }];
  });
  return {
    all,
    isMultilingual: all.length > 1,
    defaultCode: all.find(({ path }) => path === config.basePath)?.code ?? "en",
    options: all.map(({ code, name }) => ({ value: code, label: name })),
    nameOf: (code) => all.find((one) => one.code === code)?.name ?? code,
  };
}
