import { useHasPermission } from "@atrium/hooks";
import { useMessages } from "../../shared/messages.ts";
import { OfficeLink } from "../../shared/office-link.tsx";

/** On a site without article types: that one is needed first, and how to get it. */
export function NoTypes() {
  const { editor: words } = useMessages();
  const has = useHasPermission();
  return (
    <>
      {words.noTypes}{" "}
      {has("content:articleType:save") ? (
        <OfficeLink look="text" to="/content/types?type=new">
          {words.makeType}
        </OfficeLink>
      ) : (
        words.askForType
      )}
    </>
  );
}
