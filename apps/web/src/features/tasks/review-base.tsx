import type { Result } from "@atrium/sdk";
import { Field, Select } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import type { Article } from "../../queries/articles.ts";
import type { TaskRow } from "../../queries/tasks.ts";

type Version = Result<"articlesVersions">["records"][number];

/** A version that a text under review can be compared with. */
export interface Base {
  readonly versionNo: number;
  readonly reason: "seen" | "live" | "approved" | "version";
}

/** What to compare with, the most useful first: what the reviewer saw last, what is live, any other version. */
export function reviewBases(
  task: Pick<TaskRow, "versionNo" | "seenVersionNo">,
  article: Pick<Article, "publishedVersionNo" | "approvedVersionNo"> | undefined,
  versions: readonly Pick<Version, "versionNo">[] = [],
): Base[] {
  const bases: Base[] = [];
  const add = (versionNo: number | null | undefined, reason: Base["reason"]) => {
    if (versionNo === null || versionNo === undefined || versionNo === task.versionNo) return;
    if (!bases.some((base) => base.versionNo === versionNo)) bases.push({ versionNo, reason });
  };
  add(task.seenVersionNo, "seen");
  add(article?.publishedVersionNo, "live");
  add(article?.approvedVersionNo, "approved");
  for (const { versionNo } of versions) if (versionNo < task.versionNo) add(versionNo, "version");
  return bases;
}

/** What to compare with to begin with; nothing for who sees an article first. */
export function firstBase(bases: readonly Base[]): number | undefined {
  return bases.find(({ reason }) => reason !== "version")?.versionNo;
}

interface ReviewBaseProps {
  bases: readonly Base[];
  /** Null for no comparison. */
  value: number | null;
  onChange: (versionNo: number | null) => void;
}

/** The choice of what a text under review is compared with. */
export function ReviewBase({ bases, value, onChange }: ReviewBaseProps) {
  const { compare: messages } = useMessages();
  const labels = {
    seen: messages.baseSeen,
    live: messages.baseLive,
    approved: messages.baseApproved,
    version: messages.baseVersion,
  };
  const options = bases.map(({ versionNo, reason }) => ({
    value: String(versionNo),
    label: labels[reason]({ version: versionNo }),
  }));
  return (
    <Field label={messages.base} className="w-72 max-w-full">
      <Select
        options={[...options, { value: "", label: messages.baseNone }]}
        value={value === null ? "" : String(value)}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === "" ? null : Number(currentTarget.value))
        }
      />
    </Field>
  );
}
