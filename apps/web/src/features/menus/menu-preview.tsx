import type { MenuNode } from "@atrium/hooks";
import { Button, SideMenu, type SideMenuItem } from "@atrium/ui";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { navigationOf } from "../../shared/api.ts";
import { installedViews } from "../../shared/installed-views.ts";
import { MenuIcon, menuIconNames } from "../../shared/menu-icon.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { lockoutProblems } from "../../shared/menus/administration-lockout.ts";
import { menuProblems, type ReportedProblem } from "../../shared/menus/menu-problems.ts";
import { previewEntries, type MenuDraft } from "../../shared/menus/preview-entries.ts";
import type { MenuBranch } from "../../queries/menus.ts";

interface MenuPreviewProps {
  menus: readonly MenuBranch[];
  /** The form's values. */
  draft?: MenuDraft | undefined;
  onChoose: (id: string) => void;
}

/** A preview of the side menu, with its problems. */
export function MenuPreview({ menus, draft, onChoose }: MenuPreviewProps) {
  const { menus: messages } = useMessages();
  const translations = useSeedTranslations();
  const entries = previewEntries(menus, draft).map((entry) => ({
    ...entry,
    title: translations.menu(entry.title ?? ""),
  }));
  const preview = navigationOf(entries);
  const { menu, problems } = preview;
  const installed = { views: installedViews(), icons: menuIconNames };
  const reported = [
    ...lockoutProblems(preview, menus, translations.menu),
    ...menuProblems(entries, problems, installed).toSorted(
      // Problems of the edited menu come first.
      (one, other) => Number(other.id === draft?.id) - Number(one.id === draft?.id),
    ),
  ];
  return (
    <section
      aria-label={messages.preview}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-lg border border-border bg-card p-4"
    >
      <div>
        <h2 className="m-0 text-base font-semibold">{messages.preview}</h2>
        <p className="m-0 text-xs text-muted-foreground">{messages.previewText}</p>
      </div>
      <Problems problems={reported} onChoose={onChoose} />
      {menu.length === 0 ? (
        <p className="m-0 text-sm text-muted-foreground">{messages.previewEmpty}</p>
      ) : (
        <SideMenu
          label={messages.preview}
          items={toItems(menu)}
          currentId={draft?.id}
          renderLink={({ id }, { className, children }) => (
            <span
              className={className}
              data-current={id === draft?.id || undefined}
              title={entries.find((entry) => entry.id === id)?.url ?? undefined}
            >
              {children}
            </span>
          )}
        />
      )}
    </section>
  );
}

function Problems({
  problems,
  onChoose,
}: {
  problems: ReportedProblem[];
  onChoose: (id: string) => void;
}) {
  const { menus: messages } = useMessages();
  if (problems.length === 0) {
    return (
      <p role="status" className="m-0 flex items-center gap-1.5 text-sm text-muted-foreground">
        <CircleCheck aria-hidden="true" className="size-4 text-success" />
        {messages.noProblems}
      </p>
    );
  }
  return (
    <div role="status" className="grid gap-1 text-sm">
      <p className="m-0 flex items-center gap-1.5 font-medium">
        <TriangleAlert aria-hidden="true" className="size-4 text-warning" />
        {messages.problems({ count: problems.length })}
      </p>
      <ul className="m-0 grid list-none gap-1 p-0">
        {problems
          .map(({ id, text }) => ({ id, text: text(messages.problem) }))
          .map(({ id, text }) => (
            <li key={text}>
              <Button
                variant="link"
                size="sm"
                className="h-auto text-left wrap-anywhere whitespace-normal"
                onClick={() => onChoose(id)}
              >
                {text}
              </Button>
            </li>
          ))}
      </ul>
    </div>
  );
}

function toItems(menu: readonly MenuNode[]): SideMenuItem[] {
  return menu.map(({ id, title, icon, children }) => ({
    id,
    label: title,
    icon: <MenuIcon name={icon} />,
    children: toItems(children),
  }));
}
