import type { Result } from "@atrium/sdk";
import { DetailRows } from "../../shared/detail-rows.tsx";
import { useMessages } from "../../shared/messages.ts";
import { typeDetailFields, useTypeDetails } from "../../shared/workflow/type-summary.tsx";

type Version = Result<"articleTypesVersion">;

interface ComparedTypeProps {
  before: Version | undefined;
  after: Version;
  beforeLabel: string;
  afterLabel: string;
}

/** The fields of a type that differ, as they were beside as they are, and below them the others. */
export function ComparedType({ before, after, beforeLabel, afterLabel }: ComparedTypeProps) {
  const { compare: messages } = useMessages();
  const rows = useTypeDetails(after);
  const earlierRows = useTypeDetails(before ?? after);
  const changed = typeDetailFields.flatMap((field, at) => {
    const isSame = JSON.stringify((before ?? after)[field]) === JSON.stringify(after[field]);
    const name = rows[at]?.[0];
    return isSame || name === undefined ? [] : [name];
  });
  return (
    <div className="mt-4 grid gap-6">
      {before !== undefined && changed.length === 0 && (
        <p className="m-0 text-sm text-subtle-foreground">{messages.same}</p>
      )}
      {changed.map((name) => (
        <section
          key={name}
          aria-label={name}
          data-change="changed"
          className="@container grid gap-2 rounded-md text-sm"
        >
          <h3 className="m-0 text-xs font-semibold text-muted-foreground">{name}</h3>
          <div className="grid gap-x-4 gap-y-2 @lg:grid-cols-2">
            {[[beforeLabel, earlierRows] as const, [afterLabel, rows] as const].map(
              ([label, side]) => (
                <div key={label} className="min-w-0 wrap-anywhere">
                  <p className="m-0 text-xs text-subtle-foreground">{label}</p>
                  {side.find(([one]) => one === name)?.[1] || messages.nothing}
                </div>
              ),
            )}
          </div>
        </section>
      ))}
      <dl className="m-0 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-6 gap-y-2 text-sm">
        <DetailRows rows={rows.filter(([name]) => !changed.includes(name))} />
      </dl>
    </div>
  );
}
