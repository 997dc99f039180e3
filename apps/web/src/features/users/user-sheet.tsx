import { RecordSheet } from "../../shared/form/record-sheet.tsx";
import { useMessages } from "../../shared/messages.ts";
import { userQueries } from "../../queries/users.ts";
import { UserForm } from "./user-form.tsx";

export interface UserSheetProps {
  /** The id of the account to change, or `new`. */
  id: string;
  onClose: () => void;
  /** Called with a new account whose person is to choose the password. */
  onInvite: (person: { id: string; name: string }) => void;
}

/** Makes or changes an account, over the list. */
export function UserSheet({ id, onClose, onInvite }: UserSheetProps) {
  const { users: messages } = useMessages();
  const isNew = id === "new";
  return (
    <RecordSheet
      title={isNew ? messages.new : messages.edit}
      query={isNew ? undefined : userQueries.detail(id)}
      permission={messages.permission}
      onClose={onClose}
    >
      {(user) => <UserForm user={user} onClose={onClose} onInvite={onInvite} />}
    </RecordSheet>
  );
}
