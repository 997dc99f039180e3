import { SiteLink } from "../../parts/site-link.tsx";
import type { HomePart } from "../../types.ts";

/** The next step, and perhaps another one. */
export function CallToAction({ id, action }: { id: string; action: HomePart<"callToAction"> }) {
  const { heading, text, actionLabel, actionUrl, secondLabel, secondUrl } = action;
  return (
    <section className="call-to-action" aria-labelledby={id}>
      <div>
        <h2 id={id}>{heading}</h2>
        {text === null ? null : <p>{text}</p>}
      </div>
      <div className="call-to-action-links">
        <SiteLink href={actionUrl} className="button">
          {actionLabel}
        </SiteLink>
        {secondLabel === null || secondUrl === null ? null : (
          <SiteLink href={secondUrl}>{secondLabel}</SiteLink>
        )}
      </div>
    </section>
  );
}
