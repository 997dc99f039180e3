import type { FieldPath } from "react-hook-form";
import { useMessages } from "../../shared/messages.ts";
import type { TypeFields } from "./queries.ts";
import { mostStations } from "./type-fields.ts";

/** What the fields of a type are called, and those of each station of its flow. */
export function useTypeLabels(): Partial<Record<FieldPath<TypeFields>, string>> {
  const { articleTypes: words, reviewFlow, list } = useMessages();
  const stations = Array.from({ length: mostStations }, (_, index) => {
    const station = reviewFlow.station({ number: index + 1 });
    return {
      [`flow.${index}.name`]: `${station}, ${reviewFlow.stationName}`,
      [`flow.${index}.assignees`]: `${station}, ${reviewFlow.assignees}`,
    };
  });
  return {
    name: words.name,
    code: words.code,
    kind: words.kind,
    redirectUrl: words.redirectUrl,
    parentId: words.parent,
    orderBy: list.orderBy,
    description: words.description,
    cover: words.cover,
    icon: words.icon,
    navVisible: words.navVisible,
    allowComment: words.allowComment,
    requireReview: words.requireReview,
    flow: reviewFlow.flow,
    ...Object.assign({}, ...stations),
    seoTitle: words.seoTitle,
    seoDescription: words.seoDescription,
  };
}
