import { useRouter, useRouterState } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { languageChoices } from "./language-choices.ts";

/** Whether the switch says in the page itself, and not only to those who ask, that there is no translation. */
interface LanguageSwitchProps {
  explained?: boolean;
}

/** Links to the page in the other languages of the site, or to what is nearest to it there. */
export function LanguageSwitch({ explained = false }: LanguageSwitchProps) {
  const { layout } = useMessages();
  const { config } = useRouter().options.context;
  const page = useRouterState({ select: ({ matches }) => matches.at(-1) });
  return languageChoices(config, page).map(({ code, name, href, leadsTo }) => {
    const note = leadsTo === "page" ? null : layout.notInLanguage[leadsTo];
    return (
      <span key={code} className="language-choice">
        <a
          href={href}
          hrefLang={code}
          lang={code}
          className="icon-link language-link"
          title={note ?? undefined}
          aria-label={note === null ? undefined : `${name} (${note})`}
        >
          {name}
        </a>
        {explained && note !== null ? <small>{note}</small> : null}
      </span>
    );
  });
}
