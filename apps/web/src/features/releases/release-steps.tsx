import { can as isAllowed } from "@atrium/hooks";
import { Button, ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { releaseQueries, type Release } from "../../queries/releases.ts";
import { DateDialog } from "../../shared/date-dialog.tsx";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { refusalText } from "./refusal-text.ts";

type Question = "schedule" | "publish" | "delete";

interface ReleaseStepsProps {
  release: Release;
  onDeleted: () => void;
}

/** Scheduling a release, publishing it now, taking it back and deleting it. What blocks is listed where it is asked. */
export function ReleaseSteps({ release, onDeleted }: ReleaseStepsProps) {
  const { releases: messages } = useMessages();
  const [question, setQuestion] = useState<Question>();
  const schedule = useMutation(releaseQueries.schedule());
  const unschedule = useMutation(releaseQueries.unschedule());
  const publish = useMutation(releaseQueries.publish());
  const removal = useMutation(releaseQueries.remove());
  const { id, version, name, status, releasedAt, itemCount } = release;
  const may = (action: string) => isAllowed(release.allowedActions, action);
  const isReady = release.blockedCount === 0;
  const close = () => setQuestion(undefined);
  const cancelSchedule = () =>
    unschedule.mutate(
      { id, version },
      {
        onSuccess: () => notices.success(messages.unscheduled),
        onError: (error) => notices.error(refusalText(error)),
      },
    );
  return (
    <div className="flex flex-wrap gap-2">
      {may("schedule") && (
        <Button disabled={!isReady} onClick={() => setQuestion("schedule")}>
          {status === "scheduled" ? messages.reschedule : messages.schedule}
        </Button>
      )}
      {may("publish") && (
        <Button variant="outline" disabled={!isReady} onClick={() => setQuestion("publish")}>
          {messages.publish}
        </Button>
      )}
      {may("unschedule") && (
        <Button variant="outline" loading={unschedule.isPending} onClick={cancelSchedule}>
          {messages.unschedule}
        </Button>
      )}
      {may("delete") && (
        <Button variant="outline" onClick={() => setQuestion("delete")}>
          {messages.delete}
        </Button>
      )}
      {question === "schedule" && (
        <DateDialog
          title={messages.schedule}
          description={messages.scheduleText}
          label={messages.scheduledAt}
          confirmLabel={messages.schedule}
          value={status === "scheduled" ? releasedAt : null}
          onConfirm={async (scheduledAt) => {
            try {
              await schedule.mutateAsync({ id, version, scheduledAt });
            } catch (error) {
              throw new Error(refusalText(error), { cause: error });
            }
            notices.success(messages.scheduled);
          }}
          onClose={close}
        />
      )}
      {question === "publish" && (
        <Question
          title={messages.publishTitle({ name })}
          text={messages.publishText({ count: itemCount })}
          confirm={messages.publish}
          failure={publish.error}
          loading={publish.isPending}
          danger={false}
          onConfirm={() =>
            publish.mutate(
              { id, version },
              {
                onSuccess: () => {
                  notices.success(messages.published);
                  close();
                },
              },
            )
          }
          onClose={close}
        />
      )}
      {question === "delete" && (
        <Question
          title={messages.deleteTitle({ name })}
          text={messages.deleteText}
          confirm={messages.delete}
          failure={removal.error}
          loading={removal.isPending}
          danger
          onConfirm={() =>
            removal.mutate(
              { id, version },
              {
                onSuccess: () => {
                  notices.success(messages.deleted);
                  onDeleted();
                },
              },
            )
          }
          onClose={close}
        />
      )}
    </div>
  );
}

interface QuestionProps {
  title: string;
  text: string;
  confirm: string;
  failure: Error | null;
  loading: boolean;
  danger: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function Question({ title, text, confirm, failure, onClose, ...rest }: QuestionProps) {
  return (
    <ConfirmDialog
      {...rest}
      open
      title={title}
      description={text}
      confirmLabel={confirm}
      error={failure && refusalText(failure)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    />
  );
}
