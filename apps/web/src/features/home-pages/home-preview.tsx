import { IconButton, PanelState } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useMemo, useState } from "react";
import type { HomeDraftMessage } from "../../preview/draft-channel.ts";
import { homePagePreview } from "../../queries/home-pages.ts";
import type { Language } from "../../shared/content-languages.ts";
import { useMessages } from "../../shared/messages.ts";
import { previewWidths } from "../../shared/preview/fit-frame.ts";
import { PreviewFrame } from "../../shared/preview/preview-frame.tsx";
import { useDebouncedValue } from "../../shared/use-debounced-value.ts";
import { completeSections } from "./complete-sections.ts";
import type { EditedSection } from "./edited-section.ts";

const screens = [
  ["phone", Smartphone],
  ["desktop", Monitor],
] as const;

interface HomePreviewProps {
  language: Language;
  sections: readonly EditedSection[];
}

/** The page as visitors would see it, up to date while it is written. */
export function HomePreview({ language, sections }: HomePreviewProps) {
  const { homePages: messages } = useMessages();
  const [screen, setScreen] = useState<"phone" | "desktop">("desktop");
  const complete = useMemo(() => completeSections(sections), [sections]);
  const query = useQuery(homePagePreview(language, useDebouncedValue(complete, 400)));
  const draft = useMemo<HomeDraftMessage | undefined>(
    () => query.data && { type: "preview-home", home: query.data },
    [query.data],
  );
  const incomplete = sections.length - complete.length;
  const onRetry = () => void query.refetch();
  return (
    <section
      aria-label={messages.preview}
      className="flex h-[calc(100dvh-13rem)] min-h-120 min-w-0 flex-col overflow-hidden rounded-lg border border-border bg-card xl:sticky xl:top-4"
    >
      <div className="flex flex-wrap items-center gap-2 border-b border-border p-2">
        <div role="group" aria-label={messages.screen} className="flex gap-1">
          {screens.map(([name, Icon]) => (
            <IconButton
              key={name}
              label={messages[name]({ width: previewWidths[name] })}
              variant={name === screen ? "secondary" : "ghost"}
              aria-pressed={name === screen}
              onClick={() => setScreen(name)}
            >
              <Icon />
            </IconButton>
          ))}
        </div>
        <p role="status" className="m-0 min-w-0 flex-1 text-sm text-muted-foreground">
          {query.isError
            ? messages.previewFailed
            : incomplete > 0 && messages.incomplete({ count: incomplete })}
        </p>
      </div>
      {query.data === undefined && query.isError ? (
        <PanelState state={{ status: "failed", message: messages.previewFailed, onRetry }} />
      ) : (
        <PreviewFrame
          title={messages.preview}
          path="/home-preview"
          language={language}
          draft={draft}
          width={previewWidths[screen]}
        />
      )}
    </section>
  );
}
