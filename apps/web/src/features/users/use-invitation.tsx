import { useMutation } from "@tanstack/react-query";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { userQueries } from "../../queries/users.ts";

const SentLinkDialog = lazyPart(
  async () => (await import("./sent-link-dialog.tsx")).SentLinkDialog,
);

/** Invites somebody whose account was just made; the dialog shows a link that was not mailed. */
export function useInvitation() {
  const { users: messages } = useMessages();
  const send = useMutation({
    ...userQueries.sendPasswordLink({
      onSuccess: ({ mailedTo }) => {
        if (mailedTo !== null) notices.success(messages.linkMailed({ to: mailedTo }));
      },
    }),
    onError: ({ message }: Error) => notices.error(messages.notInvited({ reason: message })),
    gcTime: 0,
  });
  return {
    invite: (person: { id: string; name: string }) =>
      send.mutate({ ...person, hasPassword: false }),
    dialog: send.data?.link && (
      <SentLinkDialog user={send.variables} sent={send.data} onClose={send.reset} />
    ),
  };
}
