import { useSession } from "@atrium/hooks";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { PasswordForm } from "../../shared/password-form.tsx";
import { DueScreen } from "./due-screen.tsx";

/** In place of the back office while the password handed out at the start is still in use. */
export function PasswordDue() {
  const session = useSession();
  const { ownAccount: messages } = useMessages();
  const changed = () => {
    notices.success(messages.passwordChanged);
    session.setPasswordDue(false);
  };
  return (
    <DueScreen
      title={messages.passwordTitle}
      text={messages.passwordChangeRequired}
      className="max-w-sm"
    >
      <PasswordForm onChanged={changed} />
    </DueScreen>
  );
}
