import type { Result } from "@atrium/sdk";
import { FactRows, type Fact } from "../fact-rows.tsx";
import { useMessages } from "../messages.ts";
import { useDictionary } from "../use-dictionary.ts";
import { ReviewFlow } from "./review-flow.tsx";

/** Props of `TypeFacts`. */
interface TypeFactsProps {
  type: Result<"articleTypesGet">;
}

/** What is known about a type of articles as it was last saved, for those who read it and do not change it. */
export function TypeFacts({ type }: TypeFactsProps) {
  const { articleTypes: words, reviewFlow, list } = useMessages();
  const kinds = useDictionary("articleTypeKind");
  const yesOrNo = (is: boolean) => (is ? words.yes : words.no);
  const facts: Fact[] = [
    [words.name, type.name],
    [words.code, <code key="code">{type.code}</code>],
    [words.kind, kinds.label(type.kind)],
    [words.redirectUrl, type.redirectUrl],
    [words.parent, type.parentName],
    [list.orderBy, String(type.orderBy)],
    [words.description, type.description],
    [words.icon, type.icon],
    [words.navVisible, yesOrNo(type.navVisible)],
    [words.allowComment, yesOrNo(type.allowComment)],
    [words.seoTitle, type.seoTitle],
    [words.seoDescription, type.seoDescription],
    [words.requireReview, yesOrNo(type.requireReview)],
    [
      reviewFlow.flow,
      type.flow.length > 0 ? <ReviewFlow key="flow" flow={type.flow} /> : words.flowOfParent,
    ],
  ];
  return (
    <dl className="m-0 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-6 gap-y-2 text-13">
      <FactRows facts={facts} />
    </dl>
  );
}
