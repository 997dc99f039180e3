import { Button, Spinner } from "@atrium/ui";
import { CircleCheck, TriangleAlert } from "lucide-react";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { useMessages } from "../../shared/messages.ts";
import { deadLinks } from "../../queries/own-links.ts";
import { useQuery } from "../../shared/use-query.ts";
import type { ArticleDraft } from "./article-fields.ts";
import { findInDraft, ownLinks, type DraftFinding } from "./draft-findings.ts";

interface DraftChecklistProps {
  draft: ArticleDraft;
  /** Shows the place of a finding. */
  onShow: (finding: DraftFinding) => void;
}

/** What is worth a look before a text is submitted, with a way to each place. It advises and holds nothing back. */
export function DraftChecklist({ draft, onShow }: DraftChecklistProps) {
  const { checklist: messages } = useMessages();
  const links = ownLinks(draft.content, window.location.origin);
  const addresses = [...new Set(links.map(({ href }) => href))].toSorted();
  const dead = useQuery({ ...deadLinks(addresses), enabled: addresses.length > 0 });
  const unanswered = links.filter(({ href }) => dead.data?.includes(href));
  const findings = [
    ...findInDraft(draft),
    ...unanswered.map((link): DraftFinding => ({ kind: "link", ...link })),
  ];
  return (
    <section
      aria-label={messages.title}
      className="mb-4 grid gap-1.5 rounded-md bg-muted p-3 text-sm"
    >
      <h3 className="m-0 text-sm font-semibold">{messages.title}</h3>
      {findings.length > 0 && (
        <ul className="m-0 grid list-none gap-1 p-0">
          {findings.map((finding) => (
            <li key={keyOf(finding)} className="flex items-start gap-2">
              <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-warning" />
              <span className="min-w-0 flex-1 py-0.5 wrap-anywhere">
                {describe(finding, dead.data ?? [], messages)}
              </span>
              <Button variant="ghost" size="sm" onClick={() => onShow(finding)}>
                {messages.show}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="m-0 flex items-center gap-2 text-muted-foreground">
        {dead.isFetching && (
          <>
            <Spinner />
            {messages.checkingLinks}
          </>
        )}
        {!dead.isFetching && findings.length === 0 && (
          <>
            <CircleCheck aria-hidden="true" className="size-4 text-success" />
            {messages.nothing}
          </>
        )}
      </p>
    </section>
  );
}

function describe(
  finding: DraftFinding,
  dead: readonly string[],
  messages: AdminMessages["checklist"],
): string {
  if (finding.kind === "imageAlt") return messages.imageAlt({ place: finding.at + 1 });
  if (finding.kind === "imageElsewhere") {
    return messages.imageElsewhere({ place: finding.at + 1, host: finding.host });
  }
  if (finding.kind === "title") return messages.titleTooLong;
  if (finding.kind !== "link") return messages[finding.kind];
  const link = { text: finding.text, address: finding.href };
  return dead.includes(finding.href) ? messages.deadLink(link) : messages.badLink(link);
}

function keyOf(finding: DraftFinding): string {
  return "at" in finding ? `${finding.kind} ${finding.at}` : finding.kind;
}
