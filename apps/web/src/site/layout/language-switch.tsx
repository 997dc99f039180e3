import { useRouter } from "@tanstack/react-router";
import { Languages } from "lucide-react";
import type { FormEvent } from "react";
import { languageCookie } from "../../i18n/language-cookie.ts";
import { useMessages } from "../../i18n/index.ts";
import { languageFor, languageLabels, languages } from "../../i18n/languages.ts";

/**
 * A button that cycles through the languages. The page reloads in the chosen one; before the script has loaded, a form
 * posted to the page's own URL does the same.
 */
export function LanguageSwitch() {
  const { layout } = useMessages();
  const { config } = useRouter().options.context;
  const now = languageFor(config.language);
  const next = languages[(languages.indexOf(now) + 1) % languages.length] ?? now;
  const choose = (event: FormEvent) => {
    // A static site has no server to accept the form.
    event.preventDefault();
    document.cookie = languageCookie(next, config.basePath);
    window.location.reload();
  };
  return (
    <form method="post" onSubmit={choose}>
      <button
        type="submit"
        name="language"
        value={next}
        className="icon-link"
        title={languageLabels[next]}
        aria-label={`${layout.switchLanguage}: ${languageLabels[next]}`}
      >
        <Languages size={18} aria-hidden />
      </button>
    </form>
  );
}
