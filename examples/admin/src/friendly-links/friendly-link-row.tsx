import { can, dictionaryLabel, useDictionaries } from "@atrium/hooks";
import { useMutation } from "@tanstack/react-query";
import { notices } from "../notices.tsx";
import type { ViewProps } from "../view-props.ts";
import { friendlyLinkQueries, type FriendlyLink } from "./friendly-link-queries.ts";

interface FriendlyLinkRowProps extends ViewProps {
  link: FriendlyLink;
  onEdit: () => void;
}

/** One link, and what the user may do with it. */
export function FriendlyLinkRow({ link, permissionButtons, onEdit }: FriendlyLinkRowProps) {
  const dictionaries = useDictionaries();
  const removal = useMutation(
    friendlyLinkQueries.remove({ onSuccess: () => notices.success(`${link.name} is deleted.`) }),
  );
  const remove = () => {
    if (globalThis.confirm(`Delete ${link.name}?`))
      removal.mutate({ id: link.id, version: link.version });
  };
  return (
    <tr>
      <td>
        {link.logo !== null && <img src={link.logo} alt="" width="60" height="60" />} {link.name}
      </td>
      <td>{link.url}</td>
      <td>{dictionaryLabel(dictionaries, "enabledStatus", link.status)}</td>
      <td>
        {can(permissionButtons, "update") && (
          <button type="button" onClick={onEdit}>
            Edit {link.name}
          </button>
        )}{" "}
        {can(permissionButtons, "delete") && (
          <button type="button" disabled={removal.isPending} onClick={remove}>
            Delete {link.name}
          </button>
        )}
      </td>
    </tr>
  );
}
