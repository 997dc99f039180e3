import { Button, DropdownMenu, IconButton } from "@atrium/ui";
import { Ellipsis, Unlink } from "lucide-react";
import type { ReactNode } from "react";
import { AdminLink } from "../admin-link.tsx";
import { useContentLanguages, type ContentLanguage, type Language } from "../content-languages.ts";
import { useMessages } from "../messages.ts";
import { OutdatedNotice } from "./outdated-notice.tsx";
import type { Translated, Translation } from "./translated.ts";

interface TranslationActions<One extends Translation> {
  /** Makes a translation; absent for those who may not. */
  readonly onTranslate?: ((language: Language) => void) | undefined;
  /** Joins what exists already. */
  readonly onJoin?: ((language: Language) => void) | undefined;
  /** Separates a translation from the others. */
  readonly onLeave?: ((translation: One) => void) | undefined;
}

interface TranslationsPanelProps<One extends Translation> extends TranslationActions<One> {
  record: Translated<One>;
  pathOf: (id: string) => string;
  renderStatus: (translation: One) => ReactNode;
}

/** What of a record there is in each language of the site, on sites with more than one. */
export function TranslationsPanel<One extends Translation>(props: TranslationsPanelProps<One>) {
  const { record } = props;
  const { languages: messages } = useMessages();
  const { all, isMultilingual } = useContentLanguages();
  if (!isMultilingual) return null;
  return (
    <section
      aria-label={messages.translations}
      className="grid gap-3 rounded-lg border border-border bg-card p-4"
    >
      <h2 className="m-0 text-sm font-semibold text-muted-foreground">{messages.translations}</h2>
      <OutdatedNotice record={record} />
      <ul className="m-0 grid list-none gap-3 p-0 text-sm">
        {all
          .filter(({ code }) => code !== record.language)
          .map((language) => (
            <LanguageItem key={language.code} {...props} language={language} />
          ))}
      </ul>
    </section>
  );
}

interface LanguageItemProps<One extends Translation> extends TranslationsPanelProps<One> {
  language: ContentLanguage;
}

function LanguageItem<One extends Translation>(props: LanguageItemProps<One>) {
  const { record, language } = props;
  const found = record.translations.find((one) => one.language === language.code);
  return found ? <Existing {...props} found={found} /> : <Missing {...props} />;
}

function Existing<One extends Translation>(props: LanguageItemProps<One> & { found: One }) {
  const { found, language, pathOf, renderStatus, onLeave } = props;
  const { languages: messages } = useMessages();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
      <div className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-subtle-foreground">{language.name}</span>
          {found.isSource && (
            <span className="text-xs text-muted-foreground">{messages.source}</span>
          )}
          {renderStatus(found)}
        </span>
        <AdminLink
          look="name"
          to={pathOf(found.id)}
          lang={language.code}
          className="justify-self-start wrap-anywhere"
        >
          {found.name}
        </AdminLink>
        {found.isOutdated && <span className="text-xs text-warning">{messages.outdated}</span>}
      </div>
      {onLeave && (
        <DropdownMenu
          trigger={
            <IconButton size="sm" label={messages.moreNamed({ language: language.name })}>
              <Ellipsis />
            </IconButton>
          }
          entries={[
            {
              id: "leave",
              label: messages.leave,
              icon: <Unlink />,
              onSelect: () => onLeave(found),
            },
          ]}
        />
      )}
    </li>
  );
}

function Missing<One extends Translation>({
  language: { code, name },
  onTranslate,
  onJoin,
}: LanguageItemProps<One>) {
  const { languages: messages } = useMessages();
  return (
    <li className="grid gap-2">
      <span className="flex flex-wrap gap-x-2">
        <span className="text-subtle-foreground">{name}</span>
        <span className="text-muted-foreground">{messages.missing}</span>
      </span>
      <span className="flex flex-wrap gap-2 empty:hidden">
        {onTranslate && (
          <Button
            size="sm"
            variant="outline"
            aria-label={messages.translateInto({ language: name })}
            onClick={() => onTranslate(code)}
          >
            {messages.translate}
          </Button>
        )}
        {onJoin && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={messages.joinInto({ language: name })}
            onClick={() => onJoin(code)}
          >
            {messages.join}
          </Button>
        )}
      </span>
    </li>
  );
}
