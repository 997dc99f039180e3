"use client";

import { Check } from "lucide-react";
import * as Radix from "radix-ui/popover";
import type { RefObject } from "react";
import { cn } from "../lib/utils.ts";
import { usePortalContainer } from "../lib/portal-container.tsx";
import { useUiMessages } from "../messages-provider.tsx";
import type { ListOption } from "./list-options.ts";
import { menuPanelClasses } from "./menu-classes.ts";
import { OptionText } from "./option-text.tsx";
import { Spinner } from "./spinner.tsx";
import type { useListBox } from "./use-list-box.ts";

export interface ListPanelProps {
  /** The box the list hangs under. */
  anchor: RefObject<HTMLDivElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  list: ReturnType<typeof useListBox<ListOption>>;
  options: readonly ListOption[];
  isSelected: (option: ListOption) => boolean;
  loading: boolean;
  multiple?: boolean | undefined;
}

/** The list of options under a box, as wide as the box. The focus never enters it. */
export function ListPanel(props: ListPanelProps) {
  const { anchor, open, onOpenChange, list, options, isSelected, loading, multiple } = props;
  const messages = useUiMessages();
  const container = usePortalContainer();
  const keepForBox = (event: CustomEvent<{ originalEvent: Event }>) => {
    const { target } = event.detail.originalEvent;
    if (target instanceof Node && anchor.current?.contains(target)) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal {...(container && { container })}>
        <Radix.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={keepForBox}
          className={cn(
            menuPanelClasses,
            "max-h-72 w-(--radix-popover-trigger-width) min-w-48 max-w-none",
          )}
        >
          <div
            id={list.listId}
            role="listbox"
            aria-label={messages.options}
            aria-multiselectable={multiple}
            aria-busy={loading || undefined}
          >
            {options.map((option) => (
              <Option
                key={option.value}
                option={option}
                selected={isSelected(option)}
                active={list.isActive(option)}
                {...list.optionProps(option)}
              />
            ))}
          </div>
          <PopupNote loading={loading} empty={options.length === 0} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type OptionProps = ReturnType<ReturnType<typeof useListBox<ListOption>>["optionProps"]> & {
  option: ListOption;
  selected: boolean;
  active: boolean;
};

function Option({ option, selected, active, ...props }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box has the focus and the keys
    <div
      {...props}
      aria-selected={selected}
      className={cn(
        "flex min-h-8 cursor-pointer items-center gap-2 rounded-md px-2.5 py-1 text-sm text-foreground select-none [content-visibility:auto] [contain-intrinsic-height:2rem]",
        active && "bg-accent forced-colors:outline-2",
        option.disabled && "cursor-not-allowed opacity-50",
      )}
    >
      <OptionText {...option} />
      {selected && <Check aria-hidden="true" className="size-4 shrink-0 text-primary" />}
    </div>
  );
}

function PopupNote({ loading, empty }: { loading: boolean; empty: boolean }) {
  const messages = useUiMessages();
  if (!loading && !empty) return null;
  return (
    <p
      role="status"
      className="m-0 flex items-center gap-2 px-2.5 py-1.5 text-sm text-subtle-foreground"
    >
      {loading && <Spinner />}
      {loading ? messages.loading : messages.nothingFoundTitle}
    </p>
  );
}
