import { can as isAllowed, useHasPermission } from "@atrium/hooks";
import { Button, DropdownMenu, IconButton, PageHeader, Select } from "@atrium/ui";
import { Copy, Diff, Ellipsis, Link2, PackagePlus, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { useViewCan, useViewTab } from "../../shared/view-location.tsx";
import { StepDialog } from "../../shared/workflow/lazy-step-dialog.tsx";
import { stepEntries } from "../../shared/workflow/step-entries.ts";
import { stepRules, stepsToOffer } from "../../shared/workflow/step-rules.ts";
import type { StepAction } from "../../queries/workflow-step.ts";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { articlePaths } from "./article-paths.ts";
import { ArticleStatus } from "./article-status.tsx";
import { DeleteArticleDialog } from "./delete-article-dialog.tsx";
import { articleVersions, type Article } from "../../queries/articles.ts";
import { useQuery } from "../../shared/use-query.ts";
import { PreviewLinksPart } from "./preview-links-part.ts";
import { useDuplicate } from "./use-duplicate.ts";
import { versionOptions } from "./version-options.ts";

const AddToRelease = lazyPart(
  async () => (await import("./add-to-release-dialog.tsx")).AddToReleaseDialog,
);

interface ArticleHeaderProps {
  article: Article;
  versionNo: number;
  onVersion: (versionNo: number) => void;
  onCompare: () => void;
}

/** Over an article: its name, its state, which version is shown, and what may be done with it. */
export function ArticleHeader(props: ArticleHeaderProps) {
  const { article, versionNo, onVersion, onCompare } = props;
  const { articles: messages, phrases, previews, releases, workflow, list } = useMessages();
  const can = useViewCan();
  const tab = useViewTab();
  const [step, setStep] = useState<StepAction>();
  const [deleting, setDeleting] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [planning, setPlanning] = useState(false);
  const mayPlan = useHasPermission()("content:release:update");
  const duplicate = useDuplicate();
  const versions = useQuery(articleVersions(article.id));
  // The notice over the text has the button that marks it as read.
  const steps = stepsToOffer(article.allowedActions, can).filter((one) => one !== "markRead");
  const mayDelete = can("delete") && isAllowed(article.allowedActions, "delete");
  const mayEdit = can("update") && isAllowed(article.allowedActions, "update");
  // The step that leads on is a button; the others follow in the menu.
  const [main, ...others] = steps;
  const entries = stepEntries(others, workflow, setStep);
  if (article.headVersionNo > 1) {
    entries.push({ id: "compare", label: messages.compare, icon: <Diff />, onSelect: onCompare });
  }
  if (can("share")) {
    const share = () => setSharing(true);
    entries.push({ id: "share", label: previews.share, icon: <Link2 />, onSelect: share });
  }
  if (mayPlan && article.releaseId === null) {
    const onSelect = () => setPlanning(true);
    entries.push({ id: "release", label: releases.addTo, icon: <PackagePlus />, onSelect });
  }
  if (can("save")) {
    const onSelect = () => duplicate.mutate(article.id);
    entries.push({ id: "duplicate", label: messages.duplicate, icon: <Copy />, onSelect });
  }
  if (mayDelete) {
    const icon = <Trash2 />;
    const onSelect = () => setDeleting(true);
    entries.push({ kind: "separator", id: "line" });
    entries.push({ id: "delete", label: list.delete, icon, danger: true, onSelect });
  }

  return (
    <>
      <PageHeader
        title={article.title}
        badge={<ArticleStatus article={article} />}
        actions={
          <>
            <Select
              aria-label={messages.showVersion}
              options={versionOptions(versions.data?.records, article, {
                articles: messages,
                phrases,
              })}
              value={String(versionNo)}
              onChange={(event) => onVersion(Number(event.currentTarget.value))}
              className="w-52"
            />
            {mayEdit && (
              <Button variant="outline" asChild>
                <AdminLink to={articlePaths.edit(article.id)}>
                  <Pencil aria-hidden="true" />
                  {messages.edit}
                </AdminLink>
              </Button>
            )}
            {main && (
              <Button
                variant={stepRules[main].primary ? "default" : "outline"}
                onClick={() => setStep(main)}
              >
                {workflow.actions[main]}
              </Button>
            )}
            {entries.length > 0 && (
              <DropdownMenu
                trigger={
                  <IconButton label={list.more} variant="outline">
                    <Ellipsis />
                  </IconButton>
                }
                entries={entries}
              />
            )}
          </>
        }
      />
      {step && (
        <StepDialog
          action={step}
          target={{
            bizType: "article",
            bizId: article.id,
            version: article.version,
            title: article.title,
          }}
          onClose={() => setStep(undefined)}
        />
      )}
      {sharing && <PreviewLinksPart articleId={article.id} onClose={() => setSharing(false)} />}
      {planning && <AddToRelease article={article} onClose={() => setPlanning(false)} />}
      {deleting && (
        <DeleteArticleDialog
          article={article}
          onClose={() => setDeleting(false)}
          onDeleted={() => tab.leaveFor(articlePaths.list)}
        />
      )}
    </>
  );
}
