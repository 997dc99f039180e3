import { Field, Input, Select } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Article } from "../../queries/articles.ts";
import { releaseQueries, type ReleaseItem } from "../../queries/releases.ts";
import { FormDialog } from "../../shared/form/form-dialog.tsx";
import { readRefusal } from "../../shared/form/server-errors.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useQuery } from "../../shared/use-query.ts";

/** Stands for a release that is yet to be created. */
const NEW = "new";

interface AddToReleaseDialogProps {
  article: Article;
  onClose: () => void;
}

/** Adds the article to an open release, or to a new one. */
export function AddToReleaseDialog({ article, onClose }: AddToReleaseDialogProps) {
  const { releases: messages } = useMessages();
  const id = useId();
  const open = useQuery(releaseQueries.page({ status: "open", pageSize: 200 }));
  const create = useMutation(releaseQueries.create());
  const addition = useMutation(releaseQueries.addItems());
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState("");
  const [action, setAction] = useState<ReleaseItem["action"]>("publish");
  const [problem, setProblem] = useState<string>();
  const known = open.data?.records ?? [];
  const releaseId = chosen ?? known[0]?.id ?? NEW;

  async function add(): Promise<void> {
    const items = [{ articleId: article.id, action }];
    const release = known.find((one) => one.id === releaseId);
    if (release === undefined && name.trim() === "") {
      setProblem(messages.chooseFirst);
      return;
    }
    setProblem(undefined);
    try {
      if (release === undefined) await create.mutateAsync({ name: name.trim(), items });
      else await addition.mutateAsync({ id: release.id, version: release.version, items });
      notices.success(messages.added({ title: article.title }));
      onClose();
    } catch (error) {
      setProblem(readRefusal(error, []).general.join("\n"));
    }
  }

  return (
    <FormDialog
      title={messages.addTo}
      description={messages.addToText}
      submitLabel={messages.add}
      loading={create.isPending || addition.isPending}
      unsaved={name !== ""}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <Field label={messages.chooseRelease} id={`${id}-release`} error={problem}>
        <Select
          value={releaseId}
          options={[
            ...known.map((one) => ({ value: one.id, label: one.name })),
            { value: NEW, label: messages.newRelease },
          ]}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </Field>
      {releaseId === NEW && (
        <Field label={messages.name} id={`${id}-name`}>
          <Input
            value={name}
            maxLength={100}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
      )}
      <Field label={messages.action} id={`${id}-action`}>
        <Select
          value={action}
          options={[
            { value: "publish", label: messages.actions.publish },
            { value: "offline", label: messages.actions.offline },
          ]}
          onChange={(event) =>
            setAction(event.currentTarget.value === "offline" ? "offline" : "publish")
          }
        />
      </Field>
    </FormDialog>
  );
}
