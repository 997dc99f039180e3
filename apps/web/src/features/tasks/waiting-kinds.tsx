import { home } from "../../queries/home.ts";
import type { ReviewedType } from "../../queries/workflow-step.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useQuery } from "../../shared/use-query.ts";
import { taskPaths } from "./task-paths.ts";

const kinds: readonly ReviewedType[] = ["article", "articleType", "homePage"];

/** Links to the other kinds of content that wait for a decision, with their numbers. */
export function WaitingKinds({ kind }: { kind: ReviewedType }) {
  const { tasks: messages } = useMessages();
  const waiting = useQuery(home).data?.sections.filter(({ key }) => key === "toDecide") ?? [];
  const others = kinds.flatMap((other) => {
    const count = waiting.find(({ bizType }) => bizType === other)?.total ?? 0;
    return other === kind || count === 0 ? [] : [{ other, count }];
  });
  return others.map(({ other, count }) => (
    <AdminLink key={other} look="text" to={taskPaths.waitingOf(other)} className="text-sm">
      {messages.alsoWaiting({ kind: messages.kinds[other], count })}
    </AdminLink>
  ));
}
