import { Button } from "@atrium/ui";
import { History } from "lucide-react";
import { useMessages } from "../../shared/messages.ts";

/** Says that an older version is being read. */
export function ArticleVersionNotice(props: { versionNo: number; onLatest: () => void }) {
  const { articles: words } = useMessages();
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-surface border border-line bg-info-soft px-3 py-2 text-13"
    >
      <History aria-hidden="true" className="size-4 text-info" />
      {words.olderVersion({ version: props.versionNo })}
      <Button variant="link" size="small" onClick={props.onLatest}>
        {words.backToLatest}
      </Button>
    </p>
  );
}
