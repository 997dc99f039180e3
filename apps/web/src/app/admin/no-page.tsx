import { useSessionUser } from "@atrium/hooks";
import { Button } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import { navigation } from "../../shared/navigation.ts";
import type { AdminPage } from "./admin-page.ts";
import { FullNotice } from "./full-notice.tsx";
import { adminHome } from "./admin-home.ts";

/** In place of a page that the user's menus do not have: nobody has it, or others do. */
export function NoPage({ page: { pathname, isElsewhere } }: { page: AdminPage }) {
  const { shell } = useMessages();
  // An administrator's menus leave out only what is disabled.
  const isAdmin = useSessionUser()?.roles.includes("admin") ?? false;
  const isForbidden = isElsewhere && !isAdmin;
  return (
    <FullNotice
      kind={isForbidden ? "forbidden" : "missing"}
      title={isForbidden ? shell.forbiddenTitle : shell.notFoundTitle}
      text={(isForbidden ? shell.forbiddenPageText : shell.notFoundText)({ path: pathname })}
    >
      <Button onClick={() => navigation.navigate(adminHome, { replace: false })}>
        {shell.firstPage}
      </Button>
    </FullNotice>
  );
}
