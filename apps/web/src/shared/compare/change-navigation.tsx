import { Button, Kbd } from "@atrium/ui";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useState, type RefObject } from "react";
import { useMessages } from "../messages.ts";
import { useShortcuts } from "../use-shortcuts.ts";

const keys = { next: "N", previous: "P" };

interface ChangeNavigationProps {
  /** Where the changes are. */
  area: RefObject<HTMLElement | null>;
  /** What is compared: with another comparison the changes are counted anew. */
  comparison: string;
}

/** The way from change to change, by button and by key, and how many there are. */
export function ChangeNavigation({ area, comparison }: ChangeNavigationProps) {
  const { compare: messages } = useMessages();
  const [count, setCount] = useState(0);
  const [at, setAt] = useState(-1);
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    // What is compared arrives in parts.
    const recount = () => {
      setCount(changesIn(element).length);
    };
    recount();
    const observer = new MutationObserver(recount);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [area]);
  const [counted, setCounted] = useState(comparison);
  if (counted !== comparison) {
    setCounted(comparison);
    setAt(-1);
  }
  const show = (index: number) => {
    const changes = area.current === null ? [] : changesIn(area.current);
    for (const change of changes) change.removeAttribute("data-current");
    const change = changes[index];
    if (change === undefined) return;
    setAt(index);
    change.setAttribute("data-current", "");
    change.scrollIntoView({ block: "center", behavior: "instant" });
  };
  const next = count === 0 ? undefined : () => show((at + 1) % count);
  const previous = count === 0 ? undefined : () => show((Math.max(at, 0) - 1 + count) % count);
  useShortcuts({ [keys.next]: next, [keys.previous]: previous });
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 bg-card py-2">
      <span role="status" className="text-sm tabular-nums">
        {at === -1 || at >= count ? messages.count({ count }) : messages.at({ at: at + 1, count })}
      </span>
      {count > 0 && (
        <>
          <Button
            variant="outline"
            aria-label={messages.previous}
            title={messages.previous}
            aria-keyshortcuts={keys.previous}
            onClick={previous}
          >
            <ChevronUp aria-hidden="true" />
            <Kbd>{keys.previous}</Kbd>
          </Button>
          <Button
            variant="outline"
            aria-label={messages.next}
            title={messages.next}
            aria-keyshortcuts={keys.next}
            onClick={next}
          >
            <ChevronDown aria-hidden="true" />
            <Kbd>{keys.next}</Kbd>
          </Button>
        </>
      )}
    </div>
  );
}

/** A changed caption belongs to its figure. */
function changesIn(area: HTMLElement): Element[] {
  return [...area.querySelectorAll("[data-change]")].filter(
    (element) => element.parentElement?.closest("[data-change]") === null,
  );
}
