import { lazyPart } from "../../shared/lazy-part.tsx";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { RecordList } from "../../shared/list/record-list.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { replyTemplateColumns } from "./reply-template-columns.tsx";
import { languageName, templateLanguages } from "./template-languages.ts";
import { replyTemplateList } from "./reply-template-list.ts";
import { replyTemplateQueries } from "../../queries/reply-templates.ts";

const source = listSource({
  spec: replyTemplateList,
  query: (state) => replyTemplateQueries.page(replyTemplateList.toQuery(state)),
});

const ReplyTemplateSheet = lazyPart(
  async () => (await import("./reply-template-sheet.tsx")).ReplyTemplateSheet,
);

/** All reply templates: find, add, change and delete them. */
export function ReplyTemplateListPage() {
  const { replyTemplates: messages, list } = useMessages();
  const kinds = useDictionary("replyTemplateKind");
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const { kind, language } = page.state.filters;
  return (
    <RecordList
      page={page}
      title={messages.title}
      description={messages.pageDescription}
      savedViews="replyTemplatesPage"
      fileName="reply-templates"
      columns={(onOpen) => replyTemplateColumns(messages, list, kinds, onOpen)}
      rowName={({ title }) => title}
      keywordLabel={messages.search}
      filters={
        <>
          <FilterSelect
            label={messages.kind}
            all={messages.allKinds}
            options={kinds.options}
            value={kind}
            onChange={(next) => page.setFilters({ kind: next })}
          />
          <FilterSelect
            label={messages.language}
            all={messages.allLanguages}
            options={templateLanguages}
            value={language}
            onChange={(next) => page.setFilters({ language: next })}
          />
        </>
      }
      chips={filterChips(page, {
        keyword: { name: list.keyword },
        kind: { name: messages.kind, formatValue: kinds.label },
        language: { name: messages.language, formatValue: languageName },
      })}
      newLabel={messages.new}
      kind="replyTemplates"
      queries={replyTemplateQueries}
      sheet={ReplyTemplateSheet}
    />
  );
}
ReplyTemplateListPage.firstQueries = source.firstQueries;
