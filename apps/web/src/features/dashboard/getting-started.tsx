import { useHasPermission } from "@atrium/hooks";
import { useId } from "react";
import { useMessages } from "../../shared/messages.ts";
import { AdminLink } from "../../shared/admin-link.tsx";

/** On a site without articles: what to do first, in its order, as far as the user may. */
export function GettingStarted() {
  const { dashboard: messages } = useMessages();
  const has = useHasPermission();
  const headingId = useId();
  const steps = [
    { permission: "content:siteSetting:update", to: "/content/site-setting", ...messages.nameSite },
    { permission: "content:articleType:save", to: "/content/types", ...messages.makeTypes },
    { permission: "system:user:add", to: "/system/users", ...messages.addPeople },
    { permission: "content:article:save", to: "/content/articles/new", ...messages.writeFirst },
  ].filter(({ permission }) => has(permission));
  if (steps.length === 0) return null;
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-lg border border-border bg-card px-4 py-3"
    >
      <h2 id={headingId} className="text-base font-semibold">
        {messages.firstSteps}
      </h2>
      <ol className="mt-2 mb-0 grid list-decimal gap-2 pl-5 text-sm text-muted-foreground">
        {steps.map(({ to, title, text }) => (
          <li key={to}>
            <AdminLink look="text" to={to}>
              {title}
            </AdminLink>
            <br />
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
