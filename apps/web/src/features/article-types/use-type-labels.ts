import type { FieldPath } from "react-hook-form";
import { useMessages } from "../../shared/messages.ts";
import type { TypeFields } from "../../queries/article-types.ts";
import { maxStages } from "./type-fields.ts";

/** What the fields of a type are called, and those of each stage of its flow. */
export function useTypeLabels(): Partial<Record<FieldPath<TypeFields>, string>> {
  const { articleTypes: messages, languages, reviewFlow, list } = useMessages();
  const stages = Array.from({ length: maxStages }, (_, index) => {
    const stage = reviewFlow.stage({ number: index + 1 });
    return {
      [`flow.${index}.name`]: `${stage}, ${reviewFlow.stageName}`,
      [`flow.${index}.assignees`]: `${stage}, ${reviewFlow.assignees}`,
    };
  });
  return {
    language: languages.language,
    name: messages.name,
    code: messages.code,
    kind: messages.kind,
    redirectUrl: messages.redirectUrl,
    parentId: messages.parent,
    orderBy: list.orderBy,
    description: messages.description,
    cover: messages.cover,
    icon: messages.icon,
    navVisible: messages.navVisible,
    allowComment: messages.allowComment,
    requireReview: messages.requireReview,
    flow: reviewFlow.flow,
    ...Object.assign({}, ...stages),
    seoTitle: messages.seoTitle,
    seoDescription: messages.seoDescription,
  };
}
