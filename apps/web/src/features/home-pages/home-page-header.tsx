import { Button } from "@atrium/ui";
import { History } from "lucide-react";
import { useState } from "react";
import type { HomePage } from "../../queries/home-pages.ts";
import type { StepAction } from "../../queries/workflow-step.ts";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useViewCan, useViewTab } from "../../shared/view-location.tsx";
import { DisplayStatusBadge } from "../../shared/workflow/display-status.tsx";
import { StepDialog } from "../../shared/workflow/lazy-step-dialog.tsx";
import { stepRules, stepsToOffer } from "../../shared/workflow/step-rules.ts";

const VersionsSheet = lazyPart(async () => (await import("./versions-sheet.tsx")).VersionsSheet);

interface HomePageHeaderProps {
  page: HomePage;
  /** Of the page, for the dialogs. */
  name: string;
  /** The page is no longer the one with this `version`: a step was taken, or an earlier version restored. */
  onChanged: (version: number) => void;
}

/** The status of a home page, its steps towards the public, its versions. */
export function HomePageHeader({ page, name, onChanged }: HomePageHeaderProps) {
  const { homePages: messages, workflow } = useMessages();
  const can = useViewCan();
  const tab = useViewTab();
  const [step, setStep] = useState<StepAction>();
  const [showsVersions, setShowsVersions] = useState(false);
  const [opened, setOpened] = useState(page.version);
  const { headVersionNo: head, publishedVersionNo: published } = page;
  // A step is about what is saved.
  const saved = (open: () => void) => {
    if (tab.isUnsaved()) return notices.warning(messages.saveFirst);
    setOpened(page.version);
    open();
  };
  const openVersions = () => {
    setOpened(page.version);
    setShowsVersions(true);
  };
  const changed = () => onChanged(opened);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <DisplayStatusBadge status={page.displayStatus} />
      <p className="m-0 min-w-0 flex-1 basis-60 text-sm text-muted-foreground">
        {published === null
          ? messages.neverPublished({ head })
          : messages.versions({ head, published })}
      </p>
      <Button variant="outline" onClick={openVersions}>
        <History aria-hidden="true" />
        {messages.openVersions}
      </Button>
      {stepsToOffer(page.allowedActions, can)
        .toReversed()
        .map((action) => (
          <Button
            key={action}
            variant={stepRules[action].primary ? "default" : "outline"}
            onClick={() => saved(() => setStep(action))}
          >
            {workflow.actions[action]}
          </Button>
        ))}
      {step && (
        <StepDialog
          action={step}
          target={{ bizType: "homePage", bizId: page.id, version: page.version, title: name }}
          onClose={() => setStep(undefined)}
          onDone={changed}
        />
      )}
      {showsVersions && (
        <VersionsSheet
          page={page}
          restoreBlocked={tab.isUnsaved() ? messages.restoreBlocked : undefined}
          onClose={() => setShowsVersions(false)}
          onRestored={changed}
        />
      )}
    </div>
  );
}
