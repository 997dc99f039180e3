import { Button } from "@atrium/ui";
import { useId, useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { PeoplePicker } from "../../shared/workflow/people-picker.tsx";
import { handOverCandidates, type OpenWork } from "../../queries/users.ts";

interface HandOverItemProps {
  /** Who leaves. */
  userId: string;
  work: OpenWork;
  /** Whether it cannot be left. */
  isRequired: boolean;
  /** The id of who gets it; undefined while it is left. */
  receiver: string | undefined;
  onChange: (receiver: string | undefined) => void;
}

/** What of one kind is open, and who gets it. */
export function HandOverItem({ userId, work, isRequired, receiver, onChange }: HandOverItemProps) {
  const { accountForms, phrases } = useMessages();
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  const { kind, count, names } = work;
  const more = count - names.length;
  const title = accountForms.workKinds[kind]({ count });
  return (
    <li className="grid gap-2 rounded-md border border-border p-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 text-sm">
          <span className="font-medium">{title}</span>
          {names.length > 0 && (
            <span className="block break-words text-muted-foreground">
              {phrases.list({ names })}
              {more > 0 && ` ${accountForms.moreWork({ count: more })}`}
            </span>
          )}
        </span>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={choosing}
          onClick={() => {
            if (choosing) onChange(undefined);
            setChoosing(!choosing);
          }}
        >
          {choosing ? accountForms.leaveWork : accountForms.handOver}
          <span className="sr-only">{title}</span>
        </Button>
      </div>
      {!choosing && isRequired && (
        <p className="m-0 text-xs text-muted-foreground">{accountForms.mustHandOver}</p>
      )}
      {choosing && (
        <PeoplePicker
          id={id}
          legend={accountForms.handOverTo}
          isOne
          candidates={(query) => handOverCandidates(userId, kind, query)}
          value={receiver === undefined ? [] : [receiver]}
          onChange={([one]) => onChange(one)}
          error={undefined}
        />
      )}
    </li>
  );
}
