import type { ReviewNode } from "../../shared/workflow/review-flow.tsx";

/** A new last stage with a unique key and no assignees. */
export function newStage(flow: readonly Pick<ReviewNode, "nodeKey">[]): ReviewNode {
  const taken = new Set(flow.map(({ nodeKey }) => nodeKey));
  let number = flow.length + 1;
  while (taken.has(keyOf(number))) number += 1;
  return {
    nodeKey: keyOf(number),
    name: "",
    assignees: { userIds: [], roleCodes: [], workgroupIds: [] },
    mode: "any",
  };
}

function keyOf(number: number): string {
  return `stage-${number}`;
}
