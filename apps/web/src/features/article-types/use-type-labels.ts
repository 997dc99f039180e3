import type { FieldPath } from "react-hook-form";
import { useMessages } from "../../shared/messages.ts";
import type { TypeFields } from "../../queries/article-types.ts";
import { mostStations } from "./type-fields.ts";

/** What the fields of a type are called, and those of each station of its flow. */
export function useTypeLabels(): Partial<Record<FieldPath<TypeFields>, string>> {
  const { articleTypes: messages, reviewFlow, list } = useMessages();
  const stations = Array.from({ length: mostStations }, (_, index) => {
    const station = reviewFlow.station({ number: index + 1 });
    return {
      [`flow.${index}.name`]: `${station}, ${reviewFlow.stationName}`,
      [`flow.${index}.assignees`]: `${station}, ${reviewFlow.assignees}`,
    };
  });
  return {
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
    ...Object.assign({}, ...stations),
    seoTitle: messages.seoTitle,
    seoDescription: messages.seoDescription,
  };
}
