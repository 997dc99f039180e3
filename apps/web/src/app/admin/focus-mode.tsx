import { useStoreSelector } from "@atrium/hooks";
import { IconButton } from "@atrium/ui";
import { Minimize2 } from "lucide-react";
import { preferences } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";

/** Hides the side menu and the header, or shows both again. */
export function toggleFocusMode(): void {
  const { hideAside, hideHeader } = preferences.get();
  const hide = !(hideAside || hideHeader);
  preferences.setHideAside(hide);
  preferences.setHideHeader(hide);
}

/** The way out of focus mode, in view while the header with all other ways is not. */
export function FocusModeExit() {
  const { commands: messages } = useMessages();
  const isOn = useStoreSelector(preferences, ({ hideHeader }) => hideHeader);
  if (!isOn) return null;
  return (
    <IconButton
      label={messages.endFocusMode}
      variant="outline"
      onClick={toggleFocusMode}
      className="fixed right-4 bottom-4 z-30 bg-popover shadow-md max-[56.25rem]:bottom-16 print:hidden"
    >
      <Minimize2 />
    </IconButton>
  );
}
