import { can as isAllowed } from "@atrium/hooks";
import { Button, Popover, Skeleton } from "@atrium/ui";
import { useState } from "react";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { exactTime } from "../../shared/time.tsx";
import { useNow } from "../../shared/use-now.ts";
import { closingQueries, type CommentClosing } from "../../queries/comments.ts";
import { useQuery } from "../../shared/use-query.ts";

const ClosingForm = lazyPart(
  async () => (await import("./comment-closing-form.tsx")).ClosingForm,
  <Skeleton className="h-32" />,
);

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
