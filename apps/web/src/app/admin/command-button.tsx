import { Button, Kbd } from "@atrium/ui";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";

const CommandSearch = lazyPart(async () => (await import("./command-search.tsx")).CommandSearch);

/** Opens the search over everything there is to do; Ctrl+K does the same. */
export function CommandButton() {
  const { commands: messages } = useMessages();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.code !== "KeyK" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen((isOpen) => !isOpen);
    };
    window.addEventListener("keydown", toggle);
    return () => window.removeEventListener("keydown", toggle);
  }, []);
  return (
    <>
      <Button variant="ghost" aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        <Search aria-hidden="true" />
        <span className="max-lg:sr-only">{messages.search}</span>
        <Kbd className="max-lg:hidden">{messages.findKey}</Kbd>
      </Button>
      {open && <CommandSearch open onOpenChange={setOpen} />}
    </>
  );
}
