import { useHasPermission } from "@atrium/hooks";
import { useId } from "react";
import { useMessages } from "../../shared/messages.ts";
import { OfficeLink } from "../../shared/office-link.tsx";

/** On a site without articles: what to do first, in its order, as far as the user may. */
export function FirstSteps() {
  const { dashboard: words } = useMessages();
  const has = useHasPermission();
  const headingId = useId();
  const steps = [
    { right: "content:siteSetting:update", to: "/content/site-setting", ...words.nameSite },
    { right: "content:articleType:save", to: "/content/types", ...words.makeTypes },
    { right: "system:user:add", to: "/system/users", ...words.addPeople },
    { right: "content:article:save", to: "/content/articles/new", ...words.writeFirst },
  ].filter(({ right }) => has(right));
  if (steps.length === 0) return null;
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-surface border border-line bg-surface px-4 py-3"
    >
      <h2 id={headingId} className="text-14 font-strong">
        {words.firstSteps}
      </h2>
      <ol className="mt-2 mb-0 grid list-decimal gap-2 pl-5 text-13 text-ink-muted">
        {steps.map(({ to, title, text }) => (
          <li key={to}>
            <OfficeLink look="text" to={to}>
              {title}
            </OfficeLink>
            <br />
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
