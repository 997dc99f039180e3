import { CircleCheck, CircleX, Info } from "lucide-react";
import type { AccessExplanation, AccessReason } from "../../queries/access.ts";
import { AdminLink } from "../admin-link.tsx";
import { useMessages } from "../messages.ts";
import { useSeedTranslations } from "../seed-translations.ts";
import { usePagePath } from "../use-page-path.ts";
import { useReasonSentence } from "./use-reason-sentence.ts";

const icons = { allows: CircleCheck, refuses: CircleX, notes: Info } as const;
const colours = {
  allows: "text-success",
  refuses: "text-destructive",
  notes: "text-muted-foreground",
} as const;

/** Whether somebody may do something, with each reason in a sentence and a way to the roles that it names. */
export function AccessAnswer({ explanation }: { explanation: AccessExplanation }) {
  const { access: messages } = useMessages();
  const { name, allowed, reasons } = explanation;
  return (
    <section className="grid gap-3 rounded-lg border border-border p-3" aria-live="polite">
      <h3 className="m-0 text-base font-semibold">
        {allowed ? messages.allowed({ name }) : messages.refused({ name })}
      </h3>
      <ol className="m-0 grid list-none gap-2 p-0">
        {reasons.map((reason) => (
          <ReasonLine key={`${reason.kind} ${reason.code}`} reason={reason} name={name} />
        ))}
      </ol>
    </section>
  );
}

function ReasonLine({ reason, name }: { reason: AccessReason; name: string }) {
  const { access: messages } = useMessages();
  const sentence = useReasonSentence();
  const Icon = icons[reason.effect];
  return (
    <li className="flex items-start gap-2 text-sm">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${colours[reason.effect]}`} />
      <span className="grid min-w-0 gap-0.5">
        <span>
          <span className="sr-only">{messages.effects[reason.effect]}</span>{" "}
          {sentence(reason, name)}
        </span>
        <RoleLinks reason={reason} />
      </span>
    </li>
  );
}

/** The roles that could be changed to change the answer. */
function RoleLinks({ reason: { roles } }: { reason: AccessReason }) {
  const { access: messages } = useMessages();
  const seed = useSeedTranslations();
  const path = usePagePath("system/role/index");
  if (path === undefined || roles.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-x-3">
      {roles.map(({ id, name }) => (
        <AdminLink key={id} look="text" to={`${path}?dialog=${id}`}>
          {messages.openRole({ name: seed.role(name) })}
        </AdminLink>
      ))}
    </span>
  );
}
