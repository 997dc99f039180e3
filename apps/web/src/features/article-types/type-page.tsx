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
import { useViewAddress, useViewCan, useViewTab } from "../../shared/view-location.tsx";
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
  const show = (id: string | undefined, parent?: string) =>
    setSearch({ ...filters, type: id, parent });
  const go = async (id: string, parent?: string) => {
    if (await mayLeave()) show(id, parent);
  };
  const translate = async (id: string, into: Language) => {
    if (await mayLeave()) setSearch({ ...filters, type: "new", translates: id, into });
  };
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
          onNew={can("save") ? () => void go("new") : undefined}
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
            onChoose={(id) => void go(id)}
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
          key={`${parentId} ${round}`}
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
          onNewBelow={() => void go("new", typeId)}
          onTranslate={(language) => void translate(typeId, language)}
          onDeleted={(parent) => show(parent === topId ? undefined : parent)}
        />
      )}
    </SplitPage>
  );
}
TypePage.firstQueries = () => [typeQueries.list({})];

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
