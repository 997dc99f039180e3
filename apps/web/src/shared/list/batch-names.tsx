import { useMessages } from "../messages.ts";

export interface BatchNamesProps {
  /** The names of the rows that are changed. */
  names: readonly string[];
  /** The selected rows that stay as they are, and why where that is known. */
  skipped: readonly SkippedName[];
}

interface SkippedName {
  readonly name: string;
  readonly reason?: string;
}

/** Names what a batch will change, and what of the selection it leaves alone. */
export function BatchNames({ names, skipped }: BatchNamesProps) {
  const { list: messages } = useMessages();
  return (
    <div className="grid gap-3 text-sm">
      <NameList
        label={messages.batchApplies({ count: names.length })}
        names={names.map((name) => ({ name }))}
      />
      {skipped.length > 0 && (
        <NameList label={messages.batchSkipped({ count: skipped.length })} names={skipped} />
      )}
    </div>
  );
}

function NameList({ label, names }: { label: string; names: readonly SkippedName[] }) {
  return (
    <section aria-label={label}>
      <h3 className="m-0 text-sm font-semibold">{label}</h3>
      <ul className="m-0 ps-5">
        {names.map(({ name, reason }, at) => (
          // Names of two records may be equal.
          <li key={`${at} ${name}`} className="wrap-anywhere">
            {name}
            {reason && <span className="block text-muted-foreground">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
