import { Button, Combobox, Dialog, Field, type SelectOption } from "@atrium/ui";
import { useId, useState } from "react";
import { useContentLanguages } from "../content-languages.ts";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";
import type { JoinProps } from "./translation-steps.tsx";

/** What can be joined. */
export interface JoinCandidates {
  readonly options: readonly SelectOption[];
  readonly loading?: boolean;
  /** Looks for others; without it, all are there. */
  readonly onSearch?: (keyword: string) => void;
}

interface JoinDialogProps extends JoinProps {
  candidates: JoinCandidates;
}

/** Joins an existing record as a translation. */
export function JoinDialog({ language, candidates, join, onClose }: JoinDialogProps) {
  const { languages: messages, form } = useMessages();
  const { nameOf } = useContentLanguages();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [joining, setJoining] = useState(false);

  async function submit(): Promise<void> {
    if (chosen === null) return setProblem(messages.joinRequired);
    setProblem(undefined);
    setJoining(true);
    try {
      await join(chosen);
      const name = candidates.options.find(({ value }) => value === chosen)?.label ?? "";
      notices.success(messages.joined({ name }));
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setJoining(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={messages.joinInto({ language: nameOf(language) })}
      description={messages.joinText}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {form.cancel}
          </Button>
          <Button loading={joining} onClick={() => void submit()}>
            {messages.joinConfirm}
          </Button>
        </>
      }
    >
      <Field label={messages.joinRecord} id={id} error={problem}>
        <Combobox
          {...candidates}
          value={chosen}
          onValueChange={setChosen}
          placeholder={messages.joinChoose}
        />
      </Field>
    </Dialog>
  );
}
