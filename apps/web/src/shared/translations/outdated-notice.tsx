import { useContentLanguages } from "../content-languages.ts";
import { useMessages } from "../messages.ts";
import type { Translated, Translation } from "./translated.ts";

/** Says that a translation is older than its source. */
export function OutdatedNotice({ record }: { record: Translated<Translation> }) {
  const { languages: messages } = useMessages();
  const { nameOf } = useContentLanguages();
  const source = record.translations.find(({ isSource }) => isSource);
  if (!record.isOutdated || source === undefined) return null;
  return (
    <p role="status" className="m-0 rounded-md bg-warning-soft px-3 py-2 text-sm">
      {messages.outdatedText({ language: nameOf(source.language) })}
    </p>
  );
}
