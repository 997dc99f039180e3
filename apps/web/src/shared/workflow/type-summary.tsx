import type { Result } from "@atrium/sdk";
import { DetailRows, type Detail } from "../detail-rows.tsx";
import { useMessages } from "../messages.ts";
import { useDictionary } from "../use-dictionary.ts";
import { ReviewFlow } from "./review-flow.tsx";

/** What is read of an article type: as last saved, or of a version. */
export type ReadableType = Omit<Result<"articleTypesVersion">, "versionNo">;

/** An article type, read-only. */
export function TypeSummary({ type }: { type: ReadableType }) {
  return (
    <dl className="m-0 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-6 gap-y-2 text-sm">
      <DetailRows rows={useTypeDetails(type)} />
    </dl>
  );
}

/** The fields that `useTypeDetails` returns, in its order. */
export const typeDetailFields = [
  "name",
  "code",
  "kind",
  "redirectUrl",
  "parentId",
  "orderBy",
  "description",
  "icon",
  "cover",
  "navVisible",
  "allowComment",
  "seoTitle",
  "seoDescription",
  "requireReview",
  "flow",
] as const satisfies readonly (keyof ReadableType)[];

/** The fields of a type with their names, in the same order for every type. */
export function useTypeDetails(type: ReadableType): Detail[] {
  const { articleTypes: messages, reviewFlow, list } = useMessages();
  const kinds = useDictionary("articleTypeKind");
  const yesOrNo = (is: boolean) => (is ? messages.yes : messages.no);
  return [
    [messages.name, type.name],
    [messages.code, <code key="code">{type.code}</code>],
    [messages.kind, kinds.label(type.kind)],
    [messages.redirectUrl, type.redirectUrl],
    [messages.parent, type.parentName],
    [list.orderBy, String(type.orderBy)],
    [messages.description, type.description],
    [messages.icon, type.icon],
    [
      messages.cover,
      type.cover && <img key="cover" src={type.cover} alt="" className="max-h-40 rounded-md" />,
    ],
    [messages.navVisible, yesOrNo(type.navVisible)],
    [messages.allowComment, yesOrNo(type.allowComment)],
    [messages.seoTitle, type.seoTitle],
    [messages.seoDescription, type.seoDescription],
    [messages.requireReview, yesOrNo(type.requireReview)],
    [
      reviewFlow.flow,
      type.flow.length > 0 ? <ReviewFlow key="flow" flow={type.flow} /> : messages.flowOfParent,
    ],
  ];
}
