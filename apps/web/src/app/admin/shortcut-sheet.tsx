import { useStoreSelector } from "@atrium/hooks";
import { Dialog, Kbd, Switch } from "@atrium/ui";
import { Fragment } from "react";
import { preferences } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";

/** The keys by where they work; each list is of keys pressed together. */
const groups = {
  anywhere: {
    palette: ["Ctrl", "K"],
    sheet: ["?"],
    focus: ["F"],
    notice: ["U"],
    reopen: ["Ctrl", "Alt", "T"],
  },
  lists: { search: ["/"], create: ["N"], next: ["J"], previous: ["K"], open: ["Enter"] },
  selection: { select: ["Space"], range: ["Shift", "↓"], all: ["Ctrl", "A"] },
  forms: { save: ["Ctrl", "S"], leave: ["Esc"] },
} as const;

/** The keys that work in the back office, and whether single ones do. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { shortcuts: messages } = useMessages();
  const enabled = useStoreSelector(preferences, ({ shortcuts }) => shortcuts);
  const names: Readonly<Record<string, string>> = messages.names;
  return (
    <Dialog open title={messages.title} onOpenChange={onClose}>
      <div className="grid gap-5">
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {groupNames.map((group) => (
            <section key={group} aria-label={messages.groups[group]}>
              <h3 className="m-0 mb-1.5 text-sm font-semibold">{messages.groups[group]}</h3>
              <dl className="m-0 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 text-sm">
                {Object.entries<readonly string[]>(groups[group]).map(([name, keys]) => (
                  <Fragment key={name}>
                    <dt className="text-muted-foreground">{names[name]}</dt>
                    <dd className="m-0 flex justify-end gap-1">
                      {keys.map((key) => (
                        <Kbd key={key} className="pointer-coarse:inline-grid">
                          {key}
                        </Kbd>
                      ))}
                    </dd>
                  </Fragment>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <Switch
          label={messages.singleKeys}
          checked={enabled}
          onCheckedChange={(on) => preferences.setShortcuts(on)}
        />
        <p className="m-0 text-sm text-muted-foreground">{messages.singleKeysHelp}</p>
      </div>
    </Dialog>
  );
}

const groupNames = ["anywhere", "lists", "selection", "forms"] as const;
