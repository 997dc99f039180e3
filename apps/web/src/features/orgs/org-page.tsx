import { PageHeader, PanelState } from "@atrium/ui";
import { useState } from "react";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { topId } from "../../shared/parent-choices.ts";
import { SplitPage } from "../../shared/split-page.tsx";
import { TreeBar } from "../../shared/tree-bar.tsx";
import { useViewAddress, useViewCan } from "../../shared/view-location.tsx";
import { DeleteOrg } from "./delete-org.tsx";
import { OrgDetails } from "./org-details.tsx";
import { OrgTree } from "./org-tree.tsx";
import { orgQueries } from "../../queries/orgs.ts";
import { useQuery } from "../../shared/use-query.ts";

const OrgSheet = lazyPart(async () => (await import("./org-sheet.tsx")).OrgSheet);

/** The tree of organisations at the left, one of them at the right. */
export function OrgPage() {
  const { orgs: messages } = useMessages();
  const can = useViewCan();
  const { search, setSearch } = useViewAddress();
  const { dialog } = search;
  const orgId = typeof search["org"] === "string" ? search["org"] : undefined;
  const chosen = useQuery({ ...orgQueries.detail(orgId ?? ""), enabled: orgId !== undefined });
  const [deleting, setDeleting] = useState(false);
  const [typed, setTyped] = useState("");
  const org = orgId === undefined ? undefined : chosen.data;
  const choose = (id: string | undefined) => setSearch({ org: id });
  const open = (next: string | undefined) => setSearch({ ...search, dialog: next });
  return (
    <SplitPage
      sideLabel={messages.tree}
      header={<PageHeader title={messages.title} description={messages.pageDescription} />}
      bar={
        <TreeBar
          messages={messages}
          typed={typed}
          onType={setTyped}
          onNew={can("add") ? () => open("new") : undefined}
        />
      }
      side={<OrgTree typed={typed} chosen={org} onChoose={choose} />}
    >
      {orgId === undefined ? (
        <PanelState
          state={{ status: "empty", title: messages.chooseTitle, text: messages.chooseText }}
        />
      ) : org === undefined ? (
        <PanelState state={pendingStatus(chosen, messages.permission)} />
      ) : (
        <OrgDetails key={org.id} org={org} onOpen={open} onDelete={() => setDeleting(true)} />
      )}
      {(dialog === "new" || (org && (dialog === "newBelow" || dialog === "edit"))) && (
        <OrgSheet
          key={`${dialog} ${orgId}`}
          id={dialog === "edit" ? org?.id : undefined}
          parentId={dialog === "newBelow" ? (org?.id ?? topId) : topId}
          onClose={() => open(undefined)}
          onSaved={choose}
        />
      )}
      {deleting && org && (
        <DeleteOrg
          org={org}
          onDeleted={() => choose(org.parentId === topId ? undefined : org.parentId)}
          onClose={() => setDeleting(false)}
        />
      )}
    </SplitPage>
  );
}
OrgPage.firstQueries = () => [orgQueries.list(topId)];
