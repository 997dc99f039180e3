import { Button } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { batchDelete } from "../../shared/list/batch-delete.tsx";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { ListView } from "../../shared/list/list-view.tsx";
import { RowActions } from "../../shared/list/row-actions.tsx";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { replyTemplateColumns } from "./reply-template-columns.tsx";
import { languageName, templateLanguages } from "./template-languages.ts";
import { replyTemplateList } from "./reply-template-list.ts";
import { replyTemplateQueries, type ReplyTemplate } from "../../queries/reply-templates.ts";

const ReplyTemplateSheet = lazyPart(
  async () => (await import("./reply-template-sheet.tsx")).ReplyTemplateSheet,
);

/** All reply templates: find, add, change and delete them. */
export function ReplyTemplateListPage() {
  const { replyTemplates: messages, list } = useMessages();
  const can = useViewCan();
  const removal = useMutation(replyTemplateQueries.removeMany());
  const kinds = useDictionary("replyTemplateKind");
  const [deleting, setDeleting] = useState<ReplyTemplate>();
  const page = useListPage({
    spec: replyTemplateList,
    query: (state) => replyTemplateQueries.page(replyTemplateList.toQuery(state)),
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const { kind, language } = page.state.filters;
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        fileName="reply-templates"
        columns={replyTemplateColumns(messages, list, kinds)}
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
        action={
          can("save") && (
            <Button onClick={() => page.setDialog("new")}>
              <Plus aria-hidden="true" />
              {messages.new}
            </Button>
          )
        }
        onRowOpen={can("update") ? ({ id }) => page.setDialog(id) : undefined}
        rowActions={(template) => (
          <RowActions
            name={template.title}
            onEdit={can("update") ? () => page.setDialog(template.id) : undefined}
            onDelete={can("delete") ? () => setDeleting(template) : undefined}
          />
        )}
        batch={
          can("delete")
            ? [
                batchDelete<ReplyTemplate>(list, {
                  run: removal.mutateAsync,
                }),
              ]
            : []
        }
      />
      {page.dialog !== undefined && (
        <ReplyTemplateSheet
          key={page.dialog}
          id={page.dialog}
          onClose={() => page.setDialog(undefined)}
        />
      )}
      {deleting && (
        <DeleteDialog
          record={{ id: deleting.id, name: deleting.title }}
          remove={replyTemplateQueries.remove}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
