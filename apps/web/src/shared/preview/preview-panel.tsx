import { IconButton } from "@atrium/ui";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useMessages } from "../messages.ts";
import { previewWidths, type PreviewScreen } from "./fit-frame.ts";

const icons = { phone: Smartphone, tablet: Tablet, desktop: Monitor };

interface PreviewPanelProps {
  title: string;
  /** The screens to choose from, and which is shown at first. */
  screens: readonly PreviewScreen[];
  first: PreviewScreen;
  /** What is to be said about it, such as that it is not up to date. */
  status: ReactNode;
  actions?: ReactNode;
  children: (width: number) => ReactNode;
}

/** A page beside the form that writes it, as wide as a chosen screen. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { title, screens, first, status, actions, children } = props;
  const { previews: messages } = useMessages();
  const [screen, setScreen] = useState(first);
  return (
    <section
      aria-label={title}
      className="flex h-[calc(100dvh-13rem)] min-h-120 min-w-0 flex-col overflow-hidden rounded-lg border border-border bg-card xl:sticky xl:top-4"
    >
      <div className="flex flex-wrap items-center gap-2 border-b border-border p-2">
        <div role="group" aria-label={messages.screen} className="flex gap-1">
          {screens.map((name) => {
            const Icon = icons[name];
            return (
              <IconButton
                key={name}
                label={messages[name]({ width: previewWidths[name] })}
                variant={name === screen ? "secondary" : "ghost"}
                aria-pressed={name === screen}
                onClick={() => setScreen(name)}
              >
                <Icon />
              </IconButton>
            );
          })}
        </div>
        <p role="status" className="m-0 min-w-0 flex-1 text-sm text-muted-foreground">
          {status}
        </p>
        {actions}
      </div>
      {children(previewWidths[screen])}
    </section>
  );
}
