import { useRouter } from "@tanstack/react-router";
import { Languages } from "lucide-react";
import { languageCookie } from "../../messages/language-cookie.ts";
import { useMessages } from "../../messages/index.ts";
import { languageFor, languageLabels, languages } from "../../messages/languages.ts";

/** One button that goes through the languages. The server renders the page anew in the one chosen. */
export function LanguageSwitch() {
  const { layout } = useMessages();
  const { config } = useRouter().options.context;
  const now = languageFor(config.language);
  const next = languages[(languages.indexOf(now) + 1) % languages.length] ?? now;
  const choose = () => {
    document.cookie = languageCookie(next, config.basePath);
    window.location.reload();
  };
  return (
    <button
      type="button"
      className="icon-link"
      title={languageLabels[next]}
      aria-label={`${layout.switchLanguage}: ${languageLabels[next]}`}
      onClick={choose}
    >
      <Languages size={18} aria-hidden />
    </button>
  );
}
