import { useSessionUser } from "@atrium/hooks";
import { Button, DropdownMenu, Kbd, type MenuEntry } from "@atrium/ui";
import { ChevronDown, Pencil } from "lucide-react";
import {
  templatesFor,
  type ReplyTemplate,
  type ReplyTemplateKind,
} from "../../queries/reply-templates.ts";
import { useLocale, useMessages } from "../messages.ts";
import { usePagePath } from "../use-page-path.ts";
import { useQuery } from "../use-query.ts";
import { useViewNavigate } from "../view-location.tsx";
import { fillTemplate, type TemplateValues } from "./fill-template.ts";

interface TemplatesMenuProps {
  kind: ReplyTemplateKind;
  values: Omit<TemplateValues, "me">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (text: string) => void;
}

/** A menu of the templates on the server, those in the reader's language first. */
export function TemplatesMenu({ kind, values, open, onOpenChange, onPick }: TemplatesMenuProps) {
  const { visitorPosts: messages } = useMessages();
  const locale = useLocale();
  const me = useSessionUser()?.name ?? "";
  const manage = usePagePath("content/reply-template/index");
  const navigate = useViewNavigate();
  const { data, isError } = useQuery(templatesFor(kind));
  const templates = ownLanguageFirst(data?.records ?? [], locale);
  const entries: MenuEntry[] = [
    ...templates.map(({ id, title, content }): MenuEntry => ({
      id,
      label: (
        <span className="grid max-w-72">
          <span className="font-medium wrap-anywhere">{title}</span>
          <span className="line-clamp-2 whitespace-normal text-muted-foreground wrap-anywhere">
            {content}
          </span>
        </span>
      ),
      onSelect: () => onPick(fillTemplate(content, { ...values, me })),
    })),
    ...(templates.length === 0
      ? [
          {
            id: "none",
            label: isError ? messages.templatesFailed : messages.noTemplates,
            disabled: true,
            onSelect: () => undefined,
          },
        ]
      : []),
    ...(manage === undefined
      ? []
      : [
          { kind: "separator" as const, id: "line" },
          {
            id: "manage",
            label: messages.manageTemplates,
            icon: <Pencil />,
            onSelect: () => navigate(manage),
          },
        ]),
  ];
  return (
    <DropdownMenu
      align="start"
      entries={entries}
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button variant="ghost" size="sm" aria-keyshortcuts="Control+.">
          {messages.templates}
          <Kbd>{shortcut}</Kbd>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    />
  );
}

/** The keys of `aria-keyshortcuts`, as they are printed. */
const shortcut = "Ctrl .";

function ownLanguageFirst(templates: readonly ReplyTemplate[], locale: string) {
  const isOwn = ({ language }: ReplyTemplate) => language.split("-")[0] === locale.split("-")[0];
  return [...templates.filter(isOwn), ...templates.filter((template) => !isOwn(template))];
}
