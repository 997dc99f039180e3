import { Button, FieldSet } from "@atrium/ui";
import { Copy } from "lucide-react";
import { ChoiceCard } from "../form/choice-card.tsx";
import { sides, type Side } from "../form/field-choices.tsx";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";
import type { BlockChoice, BlockConflict } from "./block.ts";
import { copyRichText } from "./copy-rich-text.ts";
import { MarkedText } from "./marked-text.tsx";

interface BlockChoicesProps {
  conflicts: readonly BlockConflict[];
  /** The field's name. */
  label: string;
  sideLabels: Readonly<Record<Side, string>>;
  /** By the place of the conflict; one's own where nothing is chosen. */
  choices: readonly (BlockChoice | undefined)[];
  onChoose: (at: number, choice: BlockChoice) => void;
}

/** Two people's wordings of the same passages, in full, with the words marked that the other lacks. */
export function BlockChoices(props: BlockChoicesProps) {
  const { conflicts, label, choices } = props;
  const { form: messages } = useMessages();
  const count = conflicts.length;
  return conflicts.map((conflict, at) => {
    const choice = choices[at] ?? "mine";
    const name = `conflict-passage-${at}`;
    const choose = (next: BlockChoice) => props.onChoose(at, next);
    const isBoth = conflict.mine !== "" && conflict.theirs !== "";
    return (
      // A passage has no name of its own; its place is its name, as the conflict never changes while it is shown.
      // oxlint-disable-next-line react/no-array-index-key
      <FieldSet key={at} legend={messages.conflictPassage({ name: label, place: at + 1, count })}>
        <div className="grid gap-2 sm:grid-cols-2">
          {sides.map((side) => (
            <ChoiceCard
              key={side}
              name={name}
              label={props.sideLabels[side]}
              checked={choice === side}
              onChoose={() => choose(side)}
              footer={conflict[side] !== "" && <CopyWording html={shown(conflict, side)} />}
            >
              <Wording conflict={conflict} side={side} />
            </ChoiceCard>
          ))}
        </div>
        {isBoth && (
          <ChoiceCard
            name={name}
            label={messages.conflictBoth}
            checked={choice === "both"}
            onChoose={() => choose("both")}
          />
        )}
      </FieldSet>
    );
  });
}

function Wording({ conflict, side }: { conflict: BlockConflict; side: Side }) {
  const { form: messages } = useMessages();
  if (conflict[side] === "") {
    return <span className="text-muted-foreground">{messages.conflictRemoved}</span>;
  }
  const other = shown(conflict, side === "mine" ? "theirs" : "mine");
  return <MarkedText html={shown(conflict, side)} other={other} />;
}

/** A wording as it can be shown and copied by itself. */
function shown({ shell: [open, close], ...wordings }: BlockConflict, side: Side): string {
  return wordings[side] === "" ? "" : open + wordings[side] + close;
}

function CopyWording({ html }: { html: string }) {
  const { form: messages, logs } = useMessages();
  const copy = () => {
    copyRichText(html).then(
      () => notices.success(logs.copied),
      // The browser denies it, or the page is not in a secure context.
      () => notices.error(logs.notCopied),
    );
  };
  return (
    <Button variant="ghost" size="sm" className="m-1 self-end" onClick={copy}>
      <Copy aria-hidden="true" />
      {messages.conflictCopy}
    </Button>
  );
}
