import { Combobox, Dialog, Field, PanelState } from "@atrium/ui";
import { useMemo, useState } from "react";
import { accessExplanation } from "../../queries/access.ts";
import { permissionQueries } from "../../queries/permissions.ts";
import { useMessages } from "../messages.ts";
import { pendingStatus } from "../panel-status.ts";
import { usePeople } from "../people.ts";
import { useOperationName } from "../operation-name.ts";
import { useSeedTranslations } from "../seed-translations.ts";
import { useQuery } from "../use-query.ts";
import { AccessAnswer } from "./access-answer.tsx";
import { accessSubjects, questionOf, type AccessSubject } from "./access-subjects.ts";
import { RecordChoice } from "./record-choice.tsx";

export interface ExplainAccessDialogProps {
  /** Whom the question is about at first. */
  person?: { readonly id: string; readonly name: string } | undefined;
  onClose: () => void;
}

/** Why somebody may, or may not, do something: with a permission alone, or with a record. */
export function ExplainAccessDialog({ person, onClose }: ExplainAccessDialogProps) {
  const { access: messages } = useMessages();
  const [userId, setUserId] = useState(person?.id ?? null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [recordId, setRecordId] = useState<string | null>(null);
  const { subjects, loading, problem } = useAccessSubjects();
  const { problem: noPeople, ...people } = usePeople();
  const subject = subjects.find(({ value }) => value === chosen);
  return (
    <Dialog open size="sheet" title={messages.title} onOpenChange={onClose}>
      <div className="grid content-start gap-4">
        <p className="m-0 text-sm text-muted-foreground">{messages.description}</p>
        <Field label={messages.person} error={noPeople}>
          <Combobox
            {...people}
            labelOf={(id) => (id === person?.id ? person.name : undefined)}
            value={userId}
            onValueChange={setUserId}
          />
        </Field>
        <Field label={messages.what} help={messages.whatHelp} error={problem}>
          <Combobox
            options={subjects}
            loading={loading}
            value={chosen}
            onValueChange={(value) => {
              setChosen(value);
              setRecordId(null);
            }}
          />
        </Field>
        {subject?.trial && (
          <RecordChoice
            key={subject.value}
            kind={subject.trial.kind}
            value={recordId}
            onValueChange={setRecordId}
          />
        )}
        {subject && userId !== null && (
          <Explanation userId={userId} subject={subject} recordId={recordId} />
        )}
      </div>
    </Dialog>
  );
}

interface ExplanationProps {
  userId: string;
  subject: AccessSubject;
  recordId: string | null;
}

function Explanation({ userId, subject, recordId }: ExplanationProps) {
  const { access: messages } = useMessages();
  const answer = useQuery(accessExplanation({ userId, ...questionOf(subject, recordId) }));
  if (answer.data === undefined)
    return <PanelState state={pendingStatus(answer, messages.permission)} />;
  return <AccessAnswer explanation={answer.data} />;
}

/** Steps of a review can be asked about without the permission to list permissions. */
function useAccessSubjects() {
  const { access: messages, workflow } = useMessages();
  const translations = useSeedTranslations();
  const operationName = useOperationName();
  const permissions = useQuery(permissionQueries.list({}));
  const subjects = useMemo(
    () =>
      accessSubjects(permissions.data ?? [], {
        actions: workflow.actions,
        article: messages.anArticle,
        articleType: messages.anArticleType,
        permission: ({ name }) => operationName(name),
        page: ({ menuTitle }) =>
          menuTitle === null ? messages.noPage : translations.menu(menuTitle),
      }),
    [permissions.data, workflow, messages, translations, operationName],
  );
  return { subjects, loading: permissions.isFetching, problem: permissions.error?.message };
}
