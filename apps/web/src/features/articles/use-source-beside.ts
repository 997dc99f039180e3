import { useState } from "react";
import type { Article } from "../../queries/articles.ts";

/** A translation that can be shown beside the editor. */
export interface SourceShown {
  /** The source where the article is a translation, else a translation of it; undefined where there is none. */
  readonly translation: Article["translations"][number] | undefined;
  readonly isShown: boolean;
  readonly setShown: (isShown: boolean) => void;
}

/** Shows the source at once where there is room and something to translate: a draft that has just begun, or that is older. */
export function useSourceBeside(article: Article | undefined): SourceShown {
  const { translations = [] } = article ?? {};
  const source = translations.find(({ isSource }) => isSource);
  const [isShown, setShown] = useState(() => {
    const isToTranslate = article?.headVersionNo === 1 || article?.isOutdated === true;
    return source !== undefined && isToTranslate && matchMedia("(width >= 80rem)").matches;
  });
  return { translation: source ?? translations[0], isShown, setShown };
}
