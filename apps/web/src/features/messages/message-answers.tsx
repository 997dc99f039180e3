import { PanelState, StatusBadge, type StatusVariant } from "@atrium/ui";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { exactTime } from "../../shared/time.tsx";
import { messageAnswers, type Message, type MessageAnswer } from "../../queries/messages.ts";
import { useQuery } from "../../shared/use-query.ts";

/** What the visitor was answered, oldest first, and whether the mails went out. */
export function MessageAnswers({ message }: { message: Message }) {
  const { visitorMessages: messages } = useMessages();
  const query = useQuery({ ...messageAnswers(message.id), refetchInterval: refetchWhileQueued });
  return (
    <section aria-label={messages.answers} className="grid gap-3">
      <h4 className="m-0 text-sm font-semibold text-muted-foreground">{messages.answers}</h4>
      {query.data === undefined ? (
        <PanelState state={pendingStatus(query, messages.permission)} />
      ) : (
        query.data.map((answer) => <Answer key={answer.id} answer={answer} />)
      )}
    </section>
  );
}

const everySecond = 1000;

function refetchWhileQueued({ state }: { state: { data?: readonly MessageAnswer[] | undefined } }) {
  return state.data?.some(({ mailStatus }) => mailStatus === "queued") ? everySecond : false;
}

const variants: Record<NonNullable<MessageAnswer["mailStatus"]>, StatusVariant> = {
  queued: "progress",
  sent: "success",
  failed: "destructive",
};

function Answer({ answer }: { answer: MessageAnswer }) {
  const { visitorMessages: messages } = useMessages();
  const locale = useLocale();
  const { content, createdAt, createdByName, mailTo, mailStatus } = answer;
  return (
    <article className="grid gap-1 border-l-2 border-border pl-3">
      <p className="m-0 text-base whitespace-pre-wrap wrap-anywhere">{content}</p>
      <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted-foreground wrap-anywhere">
        {messages.answeredBy({ name: createdByName, time: exactTime(new Date(createdAt), locale) })}
        {mailStatus !== null && mailTo !== null && (
          <>
            <span>{messages.mailTo({ address: mailTo })}</span>
            <StatusBadge variant={variants[mailStatus]}>
              {messages.mailStatus[mailStatus]}
            </StatusBadge>
          </>
        )}
      </p>
    </article>
  );
}
