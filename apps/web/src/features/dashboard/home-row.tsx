import { useMessages } from "../../shared/messages.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { ExactTime, RelativeTime } from "../../shared/time.tsx";
import type { HomeItem, HomeSection } from "../../queries/home.ts";
import { itemPath } from "./section-paths.ts";

interface HomeRowProps {
  section: HomeSection;
  item: HomeItem;
}

/** One thing that waits: what it is, who is concerned and since when; the reason of a return in full view. */
export function HomeRow({ section, item }: HomeRowProps) {
  const { dashboard: messages, phrases } = useMessages();
  const { title, typeName, people, note, at } = item;
  const isPlanned = section.key === "scheduled" || section.key === "expiring";
  const names = phrases.list({ names: [...people] });
  const isWaiting = section.key === "inReview";
  const who = people.length > 0 && messages[isWaiting ? "waitsFor" : "from"]({ names });
  const seed = useSeedTranslations();
  const stage = isWaiting && note !== null && seed.stage(note);
  const isQuoted = note !== null && !isWaiting;
  return (
    <li className="relative px-4 py-2.5 hover:bg-accent">
      <AdminLink
        look="name"
        to={itemPath(section, item)}
        // The whole row can be pressed.
        className="block text-sm wrap-anywhere after:absolute after:inset-0"
      >
        {title}
      </AdminLink>
      <p className="m-0 flex flex-wrap gap-x-2 text-xs text-muted-foreground">
        <span>{[typeName, stage, who].filter(Boolean).join(" · ")}</span>
        {isPlanned ? <ExactTime value={at} /> : <RelativeTime value={at} />}
      </p>
      {isQuoted && (
        <p className="m-0 mt-1 line-clamp-3 border-l-2 border-border pl-2 text-sm wrap-anywhere text-muted-foreground">
          {note}
        </p>
      )}
    </li>
  );
}
