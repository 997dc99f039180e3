import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { nameColumn, updatedColumn } from "../../shared/list/record-columns.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import type { ReplyTemplate } from "../../queries/reply-templates.ts";
import { languageName } from "./template-languages.ts";

/** The columns of the list of reply templates. */
export function replyTemplateColumns(
  messages: AdminMessages["replyTemplates"],
  list: AdminMessages["list"],
  kinds: DictionaryView,
  onOpen: ((row: ReplyTemplate) => void) | undefined,
): ListColumn<ReplyTemplate>[] {
  return [
    nameColumn("title", messages.name, onOpen),
    {
      id: "content",
      header: messages.content,
      width: "100%",
      text: ({ content }) => content,
      cell: ({ content }) => (
        <span
          title={content}
          className="block max-w-[24rem] truncate min-[90rem]:max-w-[30rem] text-muted-foreground"
        >
          {content}
        </span>
      ),
    },
    { id: "kind", header: messages.kind, text: ({ kind }) => kinds.label(kind) },
    { id: "language", header: messages.language, text: ({ language }) => languageName(language) },
    updatedColumn(list),
  ];
}
