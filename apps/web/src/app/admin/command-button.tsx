import { Button, Kbd } from "@atrium/ui";
import { Search } from "lucide-react";
import { useMessages } from "../../shared/messages.ts";
import { shownCommands } from "./command-host.tsx";

/** Opens the search over everything there is to do, as Ctrl+K does. */
export function CommandButton() {
  const { commands: messages } = useMessages();
  return (
    <Button
      variant="ghost"
      aria-keyshortcuts="Control+K"
      onClick={() => shownCommands.set({ shown: "search" })}
    >
      <Search aria-hidden="true" />
      <span className="max-lg:sr-only">{messages.search}</span>
      <Kbd className="max-lg:hidden">{messages.findKey}</Kbd>
    </Button>
  );
}
