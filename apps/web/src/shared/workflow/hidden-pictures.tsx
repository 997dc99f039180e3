import { ImageOff } from "lucide-react";
import { useMemo } from "react";
import { useMessages } from "../messages.ts";
import { hiddenPictures } from "../shown-picture.ts";

/** Says which pictures of a text visitors will not see, if any. */
export function HiddenPictures({ html }: { html: string }) {
  const { checklist } = useMessages();
  const hidden = useMemo(
    () => hiddenPictures(new DOMParser().parseFromString(html, "text/html")),
    [html],
  );
  if (hidden.length === 0) return null;
  return (
    <div className="mx-auto flex w-full max-w-measure gap-2.5 rounded-lg bg-warning-soft px-3 py-2 text-sm">
      <ImageOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
      <ul className="m-0 grid min-w-0 list-none gap-1 p-0 wrap-anywhere">
        {hidden.map(({ at, host }) => (
          <li key={at}>{checklist.imageElsewhere({ place: at + 1, host })}</li>
        ))}
      </ul>
    </div>
  );
}
