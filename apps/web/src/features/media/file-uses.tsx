import { PanelState } from "@atrium/ui";
import { fileUses, type FileUse } from "../../queries/files.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useQuery } from "../../shared/use-query.ts";

/** The records that refer to a file, with links to them. */
export function FileUses({ id }: { id: string }) {
  const { media: messages } = useMessages();
  const uses = useQuery(fileUses(id));
  return (
    <section className="grid gap-2">
      <h3 className="m-0 text-base font-semibold">{messages.uses}</h3>
      {uses.data === undefined ? (
        <PanelState state={pendingStatus(uses, messages.permission)} className="py-2" />
      ) : uses.data.length === 0 ? (
        <p className="m-0 text-sm text-muted-foreground">{messages.noUses}</p>
      ) : (
        <ul aria-label={messages.uses} className="m-0 grid list-none gap-1.5 p-0 text-sm">
          {uses.data.map((use) => (
            <li key={`${use.type}:${use.id}`} className="flex flex-wrap gap-x-2">
              <span className="text-subtle-foreground">{messages.useTypes[use.type]}</span>
              <AdminLink to={pathOf(use)} look="text">
                {use.title}
              </AdminLink>
              {!use.current && (
                <span className="text-subtle-foreground">{messages.earlierVersion}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Where a record is shown; the shipped menus say the same. */
function pathOf({ type, id }: FileUse): string {
  const record = encodeURIComponent(id);
  switch (type) {
    case "article":
      return `/content/articles/view/${record}`;
    case "articleType":
      return `/content/types?type=${record}`;
    case "homePage":
      return `/content/home?page=${record}`;
    case "product":
      return `/products/edit/${record}`;
    case "banner":
      return `/content/banners?dialog=${record}`;
    case "friendlyLink":
      return `/content/friendly-links?dialog=${record}`;
    case "quickLink":
      return `/content/quick-links?dialog=${record}`;
    case "recommend":
      return "/content/recommends";
    case "siteSetting":
      return "/content/site-setting";
    case "user":
      return `/system/users?dialog=${record}`;
  }
}
