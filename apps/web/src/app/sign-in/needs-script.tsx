import { useRouter } from "@tanstack/react-router";
import { needsScript } from "../../i18n/shell.ts";
import { languageFor } from "../../i18n/languages.ts";

/** Says to browsers without script that the form cannot be used. */
export function NeedsScript() {
  const { language } = useRouter().options.context.config;
  return (
    <p className="m-0 hidden rounded-lg border border-border bg-muted p-3 text-sm noscript:block">
      {needsScript[languageFor(language)]}
    </p>
  );
}
