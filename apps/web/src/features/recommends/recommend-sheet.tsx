import type { Input } from "@atrium/sdk";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { zRecommendSaveBody } from "../../generated/form-schemas.ts";
import type { Language } from "../../shared/content-languages.ts";
import { PictureField, SelectField, TextField } from "../../shared/form/fields.tsx";
import { DateTimeField } from "../../shared/form/date-time-field.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { RecordSheet } from "../../shared/form/record-sheet.tsx";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { nextOrder } from "../../shared/sibling-order.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { ArticleField } from "./article-field.tsx";
import { recommendQueries, type Recommend } from "../../queries/recommends.ts";

/** The order is not among them: it is made by moving. */
type Fields = Omit<Required<Input<"recommendsSave">>, "orderBy">;

const schema = z.required(z.omit(zRecommendSaveBody, { orderBy: true }));

interface RecommendSheetProps {
  /** The id of the recommendation to change, or `new`. */
  id: string;
  /** The place a new one is for. */
  position: string | undefined;
  /** All of them; a new one is appended. */
  others: readonly Recommend[];
  /** The language whose articles a new one is chosen from; undefined for all. */
  language: Language | undefined;
  onClose: () => void;
}

/** Makes or changes a recommendation. */
export function RecommendSheet(props: RecommendSheetProps) {
  const { id, onClose } = props;
  const { recommends: messages } = useMessages();
  const isNew = id === "new";
  return (
    <RecordSheet
      title={isNew ? messages.new : messages.edit}
      query={isNew ? undefined : recommendQueries.detail(id)}
      permission={messages.permission}
      onClose={onClose}
    >
      {(row) => <RecommendForm {...props} row={row} />}
    </RecordSheet>
  );
}

interface RecommendFormProps extends RecommendSheetProps {
  row: Recommend | undefined;
}

function RecommendForm({ row, position, others, language, onClose }: RecommendFormProps) {
  const { recommends: messages, visibility, list } = useMessages();
  const positions = useDictionary("positionType");
  const statuses = useDictionary("enabledStatus");
  const create = useMutation(recommendQueries.create());
  const update = useMutation(recommendQueries.update());
  const atEnd = (place: string) =>
    nextOrder(others.filter(({ positionType }) => positionType === place));
  const form = useRecordForm<Recommend, Fields>({
    schema,
    labels: {
      articleId: messages.article,
      positionType: messages.position,
      title: messages.ownTitle,
      cover: messages.ownCover,
      startAt: visibility.startAt,
      endAt: visibility.endAt,
      status: list.status,
    },
    record: row,
    fieldsOf: (stored) => fieldsOf(stored, position ?? positions.options[0]?.value ?? ""),
    create: (fields) => create.mutateAsync({ ...fields, orderBy: atEnd(fields.positionType) }),
    update: (body) =>
      update.mutateAsync(
        body.positionType === row?.positionType
          ? body
          : { ...body, orderBy: atEnd(body.positionType) },
      ),
    onSaved: () => {
      notices.success(row ? messages.saved : messages.created);
      onClose();
    },
  });
  return (
    <RecordForm form={form} history="recommends">
      <ArticleField
        form={form}
        name="articleId"
        savedTitle={row?.articleTitle}
        language={language}
      />
      <SelectField form={form} name="positionType" options={positions.options} />
      <TextField form={form} name="title" help={messages.ownTitleHelp} />
      <PictureField form={form} name="cover" help={messages.ownCoverHelp} />
      <DateTimeField form={form} name="startAt" help={visibility.startAtHelp} />
      <DateTimeField form={form} name="endAt" help={visibility.endAtHelp} />
      <SelectField form={form} name="status" options={statuses.options} />
    </RecordForm>
  );
}

function fieldsOf(row: Recommend | undefined, position: string): Fields {
  if (row === undefined) {
    return {
      articleId: "",
      positionType: position,
      title: null,
      cover: null,
      startAt: null,
      endAt: null,
      status: "enabled",
    };
  }
  const { articleId, positionType, title, cover, startAt, endAt, status } = row;
  return { articleId, positionType, title, cover, startAt, endAt, status };
}
