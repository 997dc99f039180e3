import { Button, DropdownMenu, type MenuEntry } from "@atrium/ui";
import { BookmarkPlus, ChevronDown, Pencil } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";
import { CannedAnswersDialog } from "./canned-answers-dialog.tsx";
import { withAnswer } from "./canned-answers.ts";
import { useCannedAnswers, type AnswerKind } from "./use-canned-answers.ts";

/** Props of `CannedAnswersMenu`. */
interface CannedAnswersMenuProps {
  kind: AnswerKind;
  /** What is written so far, which can be kept. */
  written: string;
  mostCharacters: number;
  onPick: (answer: string) => void;
}

/** Answers to put in with one press, and the ways to keep and change them. */
export function CannedAnswersMenu(props: CannedAnswersMenuProps) {
  const { kind, written, mostCharacters, onPick } = props;
  const { replies: messages } = useMessages();
  const [answers, keep] = useCannedAnswers(kind);
  const [editing, setEditing] = useState(false);
  const entries: MenuEntry[] = [
    ...answers.map((answer): MenuEntry => ({
      id: answer,
      label: (
        <span className="line-clamp-2 max-w-72 whitespace-normal wrap-anywhere">{answer}</span>
      ),
      onSelect: () => onPick(answer),
    })),
    { kind: "separator", id: "line" },
    {
      id: "keep",
      label: messages.keep,
      icon: <BookmarkPlus />,
      disabled: withAnswer(answers, written) === answers,
      onSelect: () => {
        keep(withAnswer(answers, written));
        notices.success(messages.kept);
      },
    },
    { id: "edit", label: messages.edit[kind], icon: <Pencil />, onSelect: () => setEditing(true) },
  ];
  return (
    <>
      <DropdownMenu
        align="start"
        entries={entries}
        trigger={
          <Button variant="ghost" size="sm">
            {messages.canned[kind]}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
      {editing && (
        <CannedAnswersDialog
          title={messages.canned[kind]}
          answers={answers}
          mostCharacters={mostCharacters}
          onSave={keep}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
