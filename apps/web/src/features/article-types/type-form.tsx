import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { useNewLanguage } from "../../shared/form/language-field.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { useRecordForm, type RecordForm as Form } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { topId } from "../../shared/parent-choices.ts";
import { nextOrder } from "../../shared/sibling-order.ts";
import { findNode } from "../../shared/tree-choices.ts";
import { toTree } from "../../shared/article-types.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { ReviewFlow } from "../../shared/workflow/review-flow.tsx";
import { FlowField } from "./flow-field.tsx";
import {
  typeQueries,
  type ArticleType,
  type TypeFields,
  type TypeRow,
} from "../../queries/article-types.ts";
import { fieldsOf, typeSchema } from "./type-fields.ts";
import { translatedFields, type TranslatedType } from "./translated-type.ts";
import { childrenOf } from "./type-nodes.ts";
import { PageFields, PositionFields, SeoFields } from "./type-form-fields.tsx";
import { useTypeLabels } from "./use-type-labels.ts";

export interface TypeFormProps {
  /** The type to change; undefined for a new one. */
  type: ArticleType | undefined;
  /** Where a new one begins. */
  parentId: string;
  /** What a new one is to be a translation of. */
  translated?: TranslatedType | undefined;
  /** All types. */
  types: readonly TypeRow[];
  onSaved: (id: string) => void;
}

/** Makes or changes a type of articles and the way its articles are reviewed. */
export function TypeForm(props: TypeFormProps) {
  const { articleTypes: messages, reviewFlow } = useMessages();
  const { type, types } = props;
  const nodes = toTree(types);
  const form = useTypeForm(props);
  const shownValue = useShownValue(types);
  return (
    <div className="overflow-clip rounded-lg border border-border bg-card p-4">
      <RecordForm form={form} history="articleTypes" shownValue={shownValue}>
        <Part title={messages.place}>
          <PositionFields form={form} nodes={nodes} type={type} />
        </Part>
        <Part title={messages.page}>
          <PageFields form={form} />
        </Part>
        <Part title={reviewFlow.title}>
          <FlowField form={form} />
        </Part>
        <Part title={messages.searchEngines}>
          <SeoFields form={form} />
        </Part>
      </RecordForm>
    </div>
  );
}

function useTypeForm({
  type,
  parentId,
  translated,
  types,
  onSaved,
}: TypeFormProps): Form<TypeFields> {
  const { form: saving } = useMessages();
  const create = useMutation(typeQueries.create());
  const update = useMutation(typeQueries.update());
  const language = useNewLanguage();
  const start = { language, parentId, orderBy: nextOrder(childrenOf(types, parentId)) };
  return useRecordForm<ArticleType, TypeFields>({
    schema: typeSchema,
    labels: useTypeLabels(),
    record: type,
    fieldsOf: (stored) =>
      stored === undefined && translated
        ? translatedFields(translated, types)
        : fieldsOf(stored, start),
    create: ({ language: own, ...fields }) =>
      // One below another has its language.
      create.mutateAsync({
        ...fields,
        ...(fields.parentId === topId && { language: own }),
        ...(translated && { translationGroupId: translated.source.translationGroupId }),
      }),
    update: update.mutateAsync,
    onSaved: ({ name }, id) => {
      notices.success(type ? saving.saved({ name }) : saving.created({ name }));
      onSaved(id);
    },
  });
}

/** Formats values that are no plain text for the conflict dialog. */
function useShownValue(types: readonly TypeRow[]) {
  const { articleTypes: messages, trees } = useMessages();
  const kinds = useDictionary("articleTypeKind");
  const { nameOf } = useContentLanguages();
  return (field: keyof TypeFields, fields: TypeFields) => {
    const value = fields[field];
    if (field === "language") return nameOf(fields.language);
    if (field === "kind") return kinds.label(fields.kind);
    if (field === "parentId") return findNode(toTree(types), fields.parentId)?.label ?? trees.top;
    if (field === "flow") {
      return fields.flow.length > 0 ? <ReviewFlow flow={fields.flow} /> : messages.flowOfParent;
    }
    if (typeof value === "boolean") return value ? messages.yes : messages.no;
    return typeof value === "object" ? "" : value;
  };
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-3 border-t border-border pt-4 first:border-0 first:pt-0"
    >
      <h3 className="m-0 text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}
