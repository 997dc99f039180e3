import type { Result } from "@atrium/sdk";
import { ShieldAlert } from "lucide-react";
import { useMessages } from "../messages.ts";

interface SpamReasonsProps {
  post: Pick<Result<"commentsGet">, "spamScore" | "spamReasons">;
}

/** Why something looks like spam, in words; nothing where no rule was met. */
export function SpamReasons({ post: { spamScore, spamReasons } }: SpamReasonsProps) {
  const { visitorPosts: messages } = useMessages();
  if (spamReasons.length === 0) return null;
  return (
    <section
      aria-label={messages.spamReasons}
      className="grid gap-1 rounded-md border border-border bg-muted px-3 py-2 text-sm"
    >
      <h3 className="m-0 flex items-center gap-1.5 text-sm font-medium">
        <ShieldAlert aria-hidden="true" className="size-4 text-subtle-foreground" />
        {messages.spamScore({ score: spamScore })}
      </h3>
      <ul className="m-0 grid gap-0.5 pl-5">
        {spamReasons.map(({ code, points, detail }) => (
          <li key={code} className="wrap-anywhere">
            {messages.reasons[code]({ detail: detail ?? "" })}{" "}
            <span className="text-muted-foreground">{messages.points({ points })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
