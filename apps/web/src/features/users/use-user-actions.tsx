import { useHasPermission } from "@atrium/hooks";
import type { MenuEntry } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import {
  CircleQuestionMark,
  Eye,
  KeyRound,
  Link2Off,
  MonitorSmartphone,
  Send,
  ShieldOff,
  Unlink,
  UserCheck,
  UserX,
} from "lucide-react";
import { useState, type ReactNode } from "react";
import { useHistoryEntry } from "../../shared/history/use-history-entry.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { RowActions } from "../../shared/list/row-actions.tsx";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useViewAs } from "../../shared/use-view-as.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { userQueries, type User } from "../../queries/users.ts";

const DeactivateDialog = lazyPart(
  async () => (await import("./deactivate-dialog.tsx")).DeactivateDialog,
);
const ExplainAccessDialog = lazyPart(
  async () => (await import("../../shared/access/explain-access-dialog.tsx")).ExplainAccessDialog,
);
const PasswordLinkDialog = lazyPart(
  async () => (await import("./password-link-dialog.tsx")).PasswordLinkDialog,
);
const ResetPasswordDialog = lazyPart(
  async () => (await import("./reset-password-dialog.tsx")).ResetPasswordDialog,
);
const ResetSecondFactorDialog = lazyPart(
  async () => (await import("./reset-second-factor-dialog.tsx")).ResetSecondFactorDialog,
);
const UnlinkIdentityDialog = lazyPart(
  async () => (await import("./unlink-identity-dialog.tsx")).UnlinkIdentityDialog,
);
const SessionsDialog = lazyPart(async () => (await import("./sessions-dialog.tsx")).SessionsDialog);

type Question =
  | "reset"
  | "link"
  | "resetFactor"
  | "unlink"
  | "access"
  | "sessions"
  | "disable"
  | "delete";

interface UserActionsOptions {
  /** Undefined for accounts that may not be changed. */
  onEdit: (user: User) => (() => void) | undefined;
  onHistory: (user: User) => void;
}

/** What can be done to one account: its row's buttons, and the dialog of the one that was pressed. */
export function useUserActions({ onEdit, onHistory }: UserActionsOptions) {
  const { users: messages, viewAs } = useMessages();
  const view = useViewAs();
  const can = useViewCan();
  const has = useHasPermission();
  const historyEntry = useHistoryEntry();
  const [asked, setAsked] = useState<{ question: Question; user: User }>();
  const enable = useMutation({
    ...userQueries.update(),
    onSuccess: (_result: unknown, { name = "" }) => notices.success(messages.enabled({ name })),
    onError: ({ message }: Error) => notices.error(message),
  });

  const revoke = useMutation({
    ...userQueries.revokePasswordLink({
      onSuccess: (_result, { name }) => notices.success(messages.linkRevoked({ name })),
    }),
    onError: ({ message }: Error) => notices.error(message),
  });

  const entries = (user: User): MenuEntry[] => {
    const { id, version, name, status, allowedActions } = user;
    const ask = (question: Question) => () => setAsked({ question, user });
    const offered: [boolean, MenuEntry][] = [
      [
        can("resetPwd") && allowedActions.includes("resetPwd"),
        { id: "reset", label: messages.reset, icon: <KeyRound />, onSelect: ask("reset") },
      ],
      [
        can("resetPwd") && allowedActions.includes("sendPasswordLink"),
        {
          id: "link",
          label: user.hasPassword ? messages.sendLink : messages.invite,
          icon: <Send />,
          onSelect: ask("link"),
        },
      ],
      [
        can("resetPwd") && allowedActions.includes("revokePasswordLink"),
        {
          id: "revoke",
          label: user.hasPassword ? messages.revokeLink : messages.revokeInvitation,
          icon: <Unlink />,
          onSelect: () => revoke.mutate(user),
        },
      ],
      [
        can("resetPwd") && allowedActions.includes("resetSecondFactor"),
        {
          id: "resetFactor",
          label: messages.resetFactor,
          icon: <ShieldOff />,
          onSelect: ask("resetFactor"),
        },
      ],
      [
        can("resetPwd") && allowedActions.includes("unlinkIdentity"),
        {
          id: "unlink",
          label: messages.unlinkIdentity,
          icon: <Link2Off />,
          onSelect: ask("unlink"),
        },
      ],
      [
        has("system:role:page"),
        {
          id: "access",
          label: messages.explainAccess,
          icon: <CircleQuestionMark />,
          onSelect: ask("access"),
        },
      ],
      [
        has("system:role:page") && user.roleIds.length > 0,
        {
          id: "viewAs",
          label: viewAs.person,
          icon: <Eye />,
          onSelect: () => view.mutate(user.roleIds),
        },
      ],
      [
        has("monitor:liveSession:page"),
        {
          id: "sessions",
          label: messages.sessions,
          icon: <MonitorSmartphone />,
          onSelect: ask("sessions"),
        },
      ],
      [
        can("update") && allowedActions.includes("disable"),
        { id: "disable", label: messages.disable, icon: <UserX />, onSelect: ask("disable") },
      ],
      [
        can("update") && allowedActions.includes("update") && status === "disabled",
        {
          id: "enable",
          label: messages.enable,
          icon: <UserCheck />,
          onSelect: () => enable.mutate({ id, version, name, status: "active" }),
        },
      ],
    ];
    return [
      ...offered.flatMap(([isOffered, entry]) => (isOffered ? entry : [])),
      ...historyEntry(onEdit(user) && (() => onHistory(user))),
    ];
  };

  const rowActions = (user: User): ReactNode => (
    <RowActions
      name={user.name}
      onEdit={onEdit(user)}
      more={entries(user)}
      onDelete={
        can("delete") && user.allowedActions.includes("deleteWithHandOver")
          ? () => setAsked({ question: "delete", user })
          : undefined
      }
    />
  );

  return {
    rowActions,
    dialog: asked && <ActionDialog {...asked} onClose={() => setAsked(undefined)} />,
  };
}

interface ActionDialogProps {
  question: Question;
  user: User;
  onClose: () => void;
}

function ActionDialog({ question, user, onClose }: ActionDialogProps) {
  switch (question) {
    case "reset":
      return <ResetPasswordDialog user={user} onClose={onClose} />;
    case "link":
      return <PasswordLinkDialog user={user} onClose={onClose} />;
    case "resetFactor":
      return <ResetSecondFactorDialog user={user} onClose={onClose} />;
    case "unlink":
      return <UnlinkIdentityDialog user={user} onClose={onClose} />;
    case "access":
      return <ExplainAccessDialog person={user} onClose={onClose} />;
    case "sessions":
      return <SessionsDialog user={user} onClose={onClose} />;
    case "disable":
    case "delete":
      return <DeactivateDialog user={user} action={question} onClose={onClose} />;
  }
}
