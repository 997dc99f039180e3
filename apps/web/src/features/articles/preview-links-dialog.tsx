import { Button, Dialog, PanelState } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { previewLinkQueries, type PreviewLink } from "../../queries/previews.ts";
import { CopyField } from "../../shared/copy-field.tsx";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { pendingStatus } from "../../shared/panel-status.ts";
import { ExactTime, RelativeTime } from "../../shared/time.tsx";
import { useQuery } from "../../shared/use-query.ts";
import { previewUrl } from "./preview-url.ts";

export interface PreviewLinksDialogProps {
  articleId: string;
  onClose: () => void;
}

/** Creates, lists and revokes the links that show an article's draft to people without an account. */
export function PreviewLinksDialog({ articleId, onClose }: PreviewLinksDialogProps) {
  const { previews: messages } = useMessages();
  const links = useQuery(previewLinkQueries.list({ id: articleId }));
  // The token is dropped when the dialog closes.
  const create = useMutation({ ...previewLinkQueries.create(), gcTime: 0 });
  return (
    <Dialog
      open
      title={messages.linksTitle}
      description={messages.linksText}
      onOpenChange={onClose}
      error={create.error?.message}
      footer={
        <Button
          data-dialog-focus
          loading={create.isPending}
          onClick={() => create.mutate(articleId)}
        >
          {messages.create}
        </Button>
      }
    >
      <div className="grid gap-4">
        {create.data && <NewLink key={create.data.id} token={create.data.token} />}
        {links.data === undefined ? (
          <PanelState state={pendingStatus(links, messages.permission)} />
        ) : (
          <Links links={links.data} />
        )}
      </div>
    </Dialog>
  );
}

/** The link of a token, which is never shown again. */
function NewLink({ token }: { token: string }) {
  const { previews: messages } = useMessages();
  return (
    <div className="grid gap-1">
      <CopyField label={messages.newLink} value={previewUrl(token)} messages={messages} />
      <p className="m-0 text-sm text-muted-foreground">{messages.newLinkHelp}</p>
    </div>
  );
}

function Links({ links }: { links: readonly PreviewLink[] }) {
  const { previews: messages } = useMessages();
  if (links.length === 0) {
    return <p className="m-0 text-sm text-muted-foreground">{messages.noLinks}</p>;
  }
  return (
    <ul className="m-0 grid list-none gap-2 p-0">
      {links.map((link) => (
        <LinkItem key={link.id} link={link} />
      ))}
    </ul>
  );
}

function LinkItem({ link }: { link: PreviewLink }) {
  const { previews: messages } = useMessages();
  const revoke = useMutation(
    previewLinkQueries.revoke({ onSuccess: () => notices.success(messages.revoked) }),
  );
  return (
    <li className="flex items-center gap-3 rounded-lg border border-border p-3">
      <div className="grid min-w-0 flex-1 gap-0.5 text-sm">
        <span className="wrap-anywhere">
          {messages.by({ name: link.createdByName })} · <RelativeTime value={link.createdAt} />
        </span>
        <span className="text-muted-foreground">
          {messages.expires} <ExactTime value={link.expiresAt} />
        </span>
        <span className="text-muted-foreground">
          {link.lastOpenedAt === null ? (
            messages.neverOpened
          ) : (
            <>
              {messages.lastOpened} <RelativeTime value={link.lastOpenedAt} />
            </>
          )}
        </span>
      </div>
      <Button variant="outline" loading={revoke.isPending} onClick={() => revoke.mutate(link.id)}>
        {messages.revoke}
      </Button>
    </li>
  );
}
