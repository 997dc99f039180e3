import type { Language } from "../../shared/content-languages.ts";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { TranslationSteps } from "../../shared/translations/translation-steps.tsx";
import { useViewCan, useViewLocation } from "../../shared/view-location.tsx";
import { DisplayStatusBadge } from "../../shared/workflow/display-status.tsx";
import { typeQueries, type ArticleType, type TypeRow } from "../../queries/article-types.ts";

const JoinDialog = lazyPart(
  async () => (await import("../../shared/translations/join-dialog.tsx")).JoinDialog,
);

interface TypeTranslationsProps {
  type: ArticleType;
  /** All types. */
  types: readonly TypeRow[];
  onTranslate: (language: Language) => void;
}

/** A type's translations: its articles are translated into them. */
export function TypeTranslations({ type, types, onTranslate }: TypeTranslationsProps) {
  const can = useViewCan();
  const { pathname } = useViewLocation();
  const candidates = (language: Language) =>
    types
      .filter((one) => one.language === language)
      .filter(({ translations }) => translations.every((one) => one.language !== type.language))
      .map(({ id, name, code }) => ({ value: id, label: name, detail: code }));
  return (
    <TranslationSteps
      record={type}
      name={type.name}
      pathOf={(id) => `${pathname}?type=${encodeURIComponent(id)}`}
      renderStatus={({ displayStatus }) => <DisplayStatusBadge status={displayStatus} />}
      onTranslate={can("save") ? onTranslate : undefined}
      mayJoin={can("update")}
      // Its form is open beside this.
      mayLeave={false}
      change={typeQueries.joinTranslations}
      renderJoin={(props) => (
        <JoinDialog {...props} candidates={{ options: candidates(props.language) }} />
      )}
    />
  );
}
