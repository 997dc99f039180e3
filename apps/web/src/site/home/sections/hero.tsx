import { Cover } from "../../parts/cover.tsx";
import { SiteLink } from "../../parts/site-link.tsx";
import type { HomePart } from "../../types.ts";

/** What the company does: a sentence, a line, one action. */
export function Hero({ hero, first }: { hero: HomePart<"hero">; first: boolean }) {
  const { heading, text, actionLabel, actionUrl, picture, pictureAlt, pictureSize } = hero;
  return (
    <div className="hero" data-plain={picture === null || undefined}>
      <div className="hero-text">
        <h1>{heading}</h1>
        {text === null ? null : <p>{text}</p>}
        {actionLabel === null || actionUrl === null ? null : (
          <SiteLink href={actionUrl} className="button">
            {actionLabel}
          </SiteLink>
        )}
      </div>
      {picture === null ? null : (
        <Cover
          src={picture}
          alt={pictureAlt ?? ""}
          size={pictureSize}
          room="(min-width: 85rem) 40rem, (min-width: 62rem) 48vw, 100vw"
          first={first}
        />
      )}
    </div>
  );
}
