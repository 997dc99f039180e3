import { can as isAllowed } from "@atrium/hooks";
import { Button, DateTimeInput, Popover, Select } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { exactTime } from "../../shared/time.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useNow } from "../../shared/use-now.ts";
import { closingQueries, type CommentClosing } from "../../queries/comments.ts";
import { useQuery } from "../../shared/use-query.ts";

/** When an article stops taking comments, to read and to set. */
export function ArticleClosing({ articleId }: { articleId: string }) {
  const { data } = useQuery(closingQueries.detail(articleId));
  return data && <Closing key={data.version} closing={data} />;
}

function Closing({ closing }: { closing: CommentClosing }) {
  const { comments: messages } = useMessages();
  const [open, setOpen] = useState(false);
  const sentence = useSentence(closing);
  if (!isAllowed(closing.allowedActions, "close")) {
    return <p className="m-0 text-sm text-muted-foreground">{sentence}</p>;
  }
  return (
    <p className="m-0 flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
      {sentence}
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={messages.closing}
        trigger={
          <Button size="sm" variant="ghost">
            {messages.changeClosing}
          </Button>
        }
      >
        <ClosingForm closing={closing} onDone={() => setOpen(false)} />
      </Popover>
    </p>
  );
}

function useSentence({ effectiveAt }: CommentClosing): string {
  const { comments: messages } = useMessages();
  const locale = useLocale();
  const now = useNow();
  if (effectiveAt === null) return messages.neverCloses;
  const date = new Date(effectiveAt);
  const time = exactTime(date, locale);
  return date.getTime() <= now ? messages.closedSince({ time }) : messages.closesAt({ time });
}

function ClosingForm({ closing, onDone }: { closing: CommentClosing; onDone: () => void }) {
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

const closingRules = ["default", "open", "closed", "date"] as const;
