import type { Result } from "@atrium/sdk";
import { DetailRows, type Detail } from "../detail-rows.tsx";
import { useMessages } from "../messages.ts";
import { useDictionary } from "../use-dictionary.ts";
import { ReviewFlow } from "./review-flow.tsx";

interface TypeSummaryProps {
  type: Result<"articleTypesGet">;
}

/** An article type as last saved, read-only. */
export function TypeSummary({ type }: TypeSummaryProps) {
  const { articleTypes: messages, reviewFlow, list } = useMessages();
  const kinds = useDictionary("articleTypeKind");
  const yesOrNo = (is: boolean) => (is ? messages.yes : messages.no);
  const rows: Detail[] = [
    [messages.name, type.name],
    [messages.code, <code key="code">{type.code}</code>],
    [messages.kind, kinds.label(type.kind)],
    [messages.redirectUrl, type.redirectUrl],
    [messages.parent, type.parentName],
    [list.orderBy, String(type.orderBy)],
    [messages.description, type.description],
    [messages.icon, type.icon],
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
  return (
    <dl className="m-0 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-6 gap-y-2 text-sm">
      <DetailRows rows={rows} />
    </dl>
  );
}
