import type { components } from "@atrium/sdk";
import { cn } from "@atrium/ui";
import { CircleCheck, Users, UsersRound, User } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../messages.ts";
import { useSeedTranslations } from "../seed-translations.ts";
import { useReviewers, type Reviewers } from "./reviewers.ts";

/** One stage of a review. */
export type ReviewNode = components["schemas"]["ReviewNode"];

/** A flow of review to read: its stages in their order, who decides at each, and whether one is enough. */
export function ReviewFlow({ flow }: { flow: readonly ReviewNode[] }) {
  const { reviewFlow: messages } = useMessages();
  const seed = useSeedTranslations();
  const reviewers = useReviewers();
  return (
    <ol aria-label={messages.flow} className="m-0 list-none p-0 text-sm">
      {flow.map((node, index) => (
        <FlowStep key={node.nodeKey} mark={index + 1}>
          <p className="m-0 font-medium wrap-anywhere">{seed.stage(node.name)}</p>
          <p className="m-0 text-xs text-muted-foreground">{messages.modes[node.mode]}</p>
          <Assignees assignees={node.assignees} reviewers={reviewers} />
        </FlowStep>
      ))}
      <FlowStep mark={<CircleCheck aria-hidden="true" className="size-4 text-success" />} last>
        <p className="m-0 text-muted-foreground">{messages.approved}</p>
      </FlowStep>
    </ol>
  );
}

export interface FlowStepProps {
  /** In the circle on the line. */
  mark: ReactNode;
  /** Nothing follows: the line ends here. */
  last?: boolean | undefined;
  children: ReactNode;
}

/** One stop on the line of a flow. */
export function FlowStep({ mark, last = false, children }: FlowStepProps) {
  return (
    <li className={cn("relative flex gap-3", !last && "pb-4")}>
      {!last && (
        <span aria-hidden="true" className="absolute top-6 bottom-0 left-[11.5px] w-px bg-input" />
      )}
      <FlowMarker>{mark}</FlowMarker>
      <div className="min-w-0 flex-1 pt-0.5">{children}</div>
    </li>
  );
}

/** The circle of a stop. */
export function FlowMarker({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-6 shrink-0 place-items-center rounded-full border border-input bg-card text-xs tabular-nums">
      {children}
    </span>
  );
}

interface AssigneesProps {
  assignees: ReviewNode["assignees"];
  reviewers: Reviewers;
}

function Assignees({ assignees, reviewers }: AssigneesProps) {
  const { reviewFlow: messages } = useMessages();
  const { userIds, roleCodes, workgroupIds } = assignees;
  const named = [
    ...roleCodes.map((code) => ({
      of: messages.roles,
      Icon: Users,
      name: reviewers.nameOfRole(code),
    })),
    ...workgroupIds.map((id) => ({
      of: messages.workgroups,
      Icon: UsersRound,
      name: reviewers.nameOfWorkgroup(id),
    })),
    ...userIds.map((id) => ({ of: messages.people, Icon: User, name: reviewers.nameOfUser(id) })),
  ];
  return (
    <ul className="m-0 mt-1 flex list-none flex-wrap gap-1 p-0">
      {named.map(({ of, Icon, name }) => (
        <li
          key={`${of} ${name}`}
          title={of}
          className="flex max-w-full items-center gap-1 rounded-md bg-accent px-1.5 py-0.5 text-xs"
        >
          <Icon aria-hidden="true" className="size-3 shrink-0 text-subtle-foreground" />
          <span className="truncate">{name}</span>
          <span className="sr-only">{of}</span>
        </li>
      ))}
    </ul>
  );
}
