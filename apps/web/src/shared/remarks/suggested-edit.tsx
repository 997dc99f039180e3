import { can } from "@atrium/hooks";
import { Badge, Button } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import { remarkQueries, type Remark } from "../../queries/article-remarks.ts";
import { compareWords } from "../compare/compare-words.ts";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";
import { useRemarks } from "./remarks-scope.tsx";

interface SuggestedEditProps {
  remark: Remark;
  suggestion: NonNullable<Remark["suggestion"]>;
}

/** Other words for a passage, which the author accepts or dismisses. */
export function SuggestedEdit({ remark, suggestion }: SuggestedEditProps) {
  const { remarks: messages } = useMessages();
  const scope = useRemarks();
  const decide = useMutation(remarkQueries.decide());
  const { id, version, passage, allowedActions } = remark;
  const isHere = scope?.found?.has(id) === true;
  // Where the text is only read, it is opened to be edited first.
  const mayDecide = can(allowedActions, "decide") && scope?.surface?.replace !== undefined;
  const accept = async () => {
    await decide.mutateAsync({ id, version, decision: "accepted" });
    // Only what the server has noted may enter the text: whoever suggested it is one of its authors now.
    const isReplaced = scope?.surface?.replace?.(id, suggestion.text) ?? false;
    if (isReplaced) notices.success(messages.accepted);
    else notices.warning(messages.notReplaced);
  };
  return (
    <div className="grid gap-2">
      <p
        aria-label={messages.suggestion}
        data-change="changed"
        className="m-0 rounded-sm bg-muted p-2 whitespace-pre-line wrap-anywhere"
      >
        <Words before={passage?.quote ?? ""} after={suggestion.text} />
      </p>
      {suggestion.status !== "open" && (
        <Badge variant="secondary" className="justify-self-start">
          {messages.decided[suggestion.status]({ name: suggestion.decidedByName ?? "" })}
        </Badge>
      )}
      {mayDecide && (
        <div className="flex flex-wrap gap-1.5">
          <Button
            size="sm"
            disabled={!isHere}
            loading={decide.isPending}
            onClick={() => void accept().catch(() => undefined)}
          >
            {messages.accept}
          </Button>
          <Button
            variant="outline"
            size="sm"
            onClick={() => decide.mutate({ id, version, decision: "dismissed" })}
          >
            {messages.dismiss}
          </Button>
        </div>
      )}
    </div>
  );
}

function Words({ before, after }: { before: string; after: string }) {
  const runs = useMemo(() => compareWords(before, after), [before, after]);
  return runs.map(({ at, change, text }) => {
    if (change === "same") return text;
    const Mark = change === "added" ? "ins" : "del";
    return <Mark key={at}>{text}</Mark>;
  });
}
