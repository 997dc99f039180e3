import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import { SiteLink } from "../parts/site-link.tsx";
import type { QuickLink } from "../types.ts";
import { Icon } from "../parts/icon.tsx";

/** The quick links. */
export function QuickLinks({ links }: { links: QuickLink[] }) {
  const messages = useMessages().home;
  if (links.length === 0) return null;
  return (
    <nav className="quick-links" aria-label={messages.quickLinks}>
      <ul>
        {links.map((link) => (
          <li key={link.id} lang={langOf(link.title)}>
            <SiteLink href={link.url}>
              {link.title}
              <Icon name="forward" size={16} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
