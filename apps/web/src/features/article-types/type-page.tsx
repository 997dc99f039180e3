import { PageHeader, PanelState } from "@atrium/ui";
import { useState } from "react";
import { displayStatusRule, languageRule } from "../../generated/text-rules.ts";
import { confirmations } from "../../shared/confirmations.ts";
import { readFilter } from "../../shared/list/filter-rule.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { topId } from "../../shared/parent-choices.ts";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { SplitPage } from "../../shared/split-page.tsx";
import {
  useEditedRecord,
  useViewAddress,
  useViewCan,
  useViewTab,
} from "../../shared/view-location.tsx";
import type { SearchValues } from "@atrium/hooks/resource";
import type { Language } from "../../shared/content-languages.ts";
import { typeQueries, type TypeRow } from "../../queries/article-types.ts";
import { useQuery } from "../../shared/use-query.ts";
import type { TranslatedType } from "./translated-type.ts";
import { TypeFilterBar } from "./type-filter-bar.tsx";
import type { TypeFilter } from "./type-nodes.ts";
import { TypeTreePanel } from "./type-tree-panel.tsx";

const loading = <PanelState state={{ status: "loading" }} />;
const NewType = lazyPart(async () => (await import("./new-type.tsx")).NewType, loading);
const TypeDetails = lazyPart(async () => (await import("./type-details.tsx")).TypeDetails, loading);

/** The tree of article types at the left; at the right one of them: its fields, its review, its way to the public. */
export function TypePage() {
  const { articleTypes: messages } = useMessages();
  const can = useViewCan();
  const tab = useViewTab();
  const { search, setSearch } = useViewAddress();
  const types = useQuery(typeQueries.list({}));
  // Grows when what the form began with is no longer so.
  const [round, setRound] = useState(0);
  const typeId = textIn(search["type"]) || undefined;
  const parentId = textIn(search["parent"]) || topId;
  const filter: TypeFilter = {
    keyword: textIn(search["keyword"]),
    displayStatus: readFilter(displayStatusRule, textIn(search["displayStatus"])),
    language: readFilter(languageRule, textIn(search["language"])),
  };
  const filters = { ...filter, keyword: filter.keyword || undefined };
  const setFilter = ({ keyword, ...others }: TypeFilter) =>
    setSearch({ ...search, ...others, keyword: keyword || undefined });

  const mayLeave = async () => !tab.isUnsaved() || confirmations.askToLeave([messages.form]);
  const show = (id: string | undefined) => setSearch({ ...filters, type: id });
  const go = useEditedRecord(recordAt);
  const choose = (id: string) => go({ ...filters, type: id });
  const translate = (id: string, into: Language) =>
    go({ ...filters, type: "new", translates: id, into });
  const restart = () => setRound((count) => count + 1);
  const onSaved = (id: string) => {
    restart();
    show(id);
  };
  return (
    <SplitPage
      sideLabel={messages.tree}
      header={<PageHeader title={messages.title} description={messages.pageDescription} />}
      bar={
        <TypeFilterBar
          filter={filter}
          onFilter={setFilter}
          onNew={can("save") ? () => choose("new") : undefined}
        />
      }
      side={
        types.data === undefined ? (
          <PanelState state={pendingStatus(types, messages.permission)} />
        ) : (
          <TypeTreePanel
            types={types.data}
            chosenId={typeId}
            filter={filter}
            onFilter={setFilter}
            onChoose={choose}
            onMoved={() => !tab.isUnsaved() && restart()}
          />
        )
      }
    >
      {types.data === undefined ? null : typeId === undefined ? (
        types.data.length > 0 && (
          <PanelState
            state={{ status: "empty", title: messages.chooseTitle, text: messages.chooseText }}
          />
        )
      ) : typeId === "new" && can("save") ? (
        <NewType
          key={`${recordAt(search)} ${round}`}
          parentId={parentId}
          translated={translatedIn(types.data, search)}
          types={types.data}
          onSaved={onSaved}
        />
      ) : (
        <TypeDetails
          key={typeId}
          id={typeId}
          round={round}
          types={types.data}
          mayLeave={mayLeave}
          onChanged={restart}
          onSaved={onSaved}
          onNewBelow={() => go({ ...filters, type: "new", parent: typeId })}
          onTranslate={(language) => translate(typeId, language)}
          onDeleted={(parent) => show(parent === topId ? undefined : parent)}
        />
      )}
    </SplitPage>
  );
}
TypePage.firstQueries = () => [typeQueries.list({})];

/** What the form edits: a type, or a new one below another or as a translation. */
function recordAt({ type, parent, translates, into }: SearchValues): string {
  return JSON.stringify(type === "new" ? [type, parent, translates, into] : [type]);
}

/** The type whose translation a new one is to be, as the address says. */
function translatedIn(
  types: readonly TypeRow[],
  { translates, into }: SearchValues,
): TranslatedType | undefined {
  const source = types.find(({ id }) => id === translates);
  const language = readFilter(languageRule, textIn(into));
  return source && language && { source, language };
}

function textIn(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
