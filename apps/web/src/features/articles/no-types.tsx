import { useHasPermission } from "@atrium/hooks";
import { useMessages } from "../../shared/messages.ts";
import { AdminLink } from "../../shared/admin-link.tsx";

/** On a site without article types: that one is needed first, and how to get it. */
export function NoTypes() {
  const { editor: messages } = useMessages();
  const has = useHasPermission();
  return (
    <>
      {messages.noTypes}{" "}
      {has("content:articleType:save") ? (
        <AdminLink look="text" to="/content/types?type=new">
          {messages.makeType}
        </AdminLink>
      ) : (
        messages.askForType
      )}
    </>
  );
}
