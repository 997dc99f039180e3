import { useRouter } from "@tanstack/react-router";
import { needsScript, scriptFailed } from "../../i18n/shell.ts";
import { languageFor } from "../../i18n/languages.ts";

const box = "m-0 hidden rounded-lg border border-border bg-muted p-3 text-sm";

/** Says that the form cannot be used: to browsers without script, and where the page's script could not be loaded. */
export function NeedsScript() {
  const { options, latestLocation } = useRouter();
  const language = languageFor(options.context.config.language);
  const { text, reload } = scriptFailed[language];
  return (
    <>
      <p className={`${box} noscript:block`}>{needsScript[language]}</p>
      <p role="alert" className={`${box} in-data-failed:block`}>
        {text}{" "}
        <a href={latestLocation.publicHref} className="text-primary underline underline-offset-3">
          {reload}
        </a>
      </p>
    </>
  );
}
