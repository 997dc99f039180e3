import { Button, DateTimeInput, Select } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { closingQueries, type CommentClosing } from "../../queries/comments.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";

const closingRules = ["default", "open", "closed", "date"] as const;

interface ClosingFormProps {
  closing: CommentClosing;
  onDone: () => void;
}

/** Sets when an article stops taking comments. */
export function ClosingForm({ closing, onDone }: ClosingFormProps) {
  const { comments: messages, form } = useMessages();
  const rules = useDictionary("closingRule");
  const [rule, setRule] = useState(closing.rule);
  const [closesAt, setClosesAt] = useState(closing.rule === "date" ? closing.closesAt : null);
  const update = useMutation(
    closingQueries.update({
      onSuccess: () => {
        notices.success(messages.closingSaved);
        onDone();
      },
      onError: (error) => notices.error(error.message),
    }),
  );
  const { id, version } = closing;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate({ id, version, rule, ...(rule === "date" && { closesAt }) });
      }}
    >
      <Select
        aria-label={messages.closing}
        options={rules.options}
        value={rule}
        onChange={({ currentTarget: { value } }) => {
          const next = closingRules.find((one) => one === value);
          if (next !== undefined) setRule(next);
        }}
      />
      {rule === "date" && (
        <DateTimeInput
          aria-label={messages.closingDate}
          value={closesAt}
          onValueChange={setClosesAt}
        />
      )}
      <p className="m-0 max-w-64 text-xs text-muted-foreground">{messages.closingHelp}</p>
      <Button
        type="submit"
        loading={update.isPending}
        disabled={rule === "date" && closesAt === null}
      >
        {form.save}
      </Button>
    </form>
  );
}
