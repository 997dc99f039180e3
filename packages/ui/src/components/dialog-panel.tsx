"use client";

import { cva } from "class-variance-authority";
import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { useRef, useState, type ReactNode, type RefObject } from "react";
import { cn } from "../lib/utils.ts";
import { PortalContainerProvider } from "../lib/portal-container.tsx";
import { useUiMessages } from "../messages-provider.tsx";
import { IconButton } from "./icon-button.tsx";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence under the title, read out with it. */
  description?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** Why what the dialog does has failed; shown below everything else and read out at once. */
  error?: ReactNode | undefined;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode | undefined;
  size?: "sm" | "default" | "lg" | "upload" | "preview" | "sheet" | null | undefined;
  /**
   * Keeps the dialog open on Escape and on a press outside: for one with unsaved input. With `onPress` Escape is passed
   * to `onOpenChange` all the same, for a caller that asks first.
   */
  keepOpen?: boolean | "onPress" | undefined;
  /** Called before the focus returns to where it was; prevent the default to give it to something else. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  className?: string | undefined;
}

const panelVariants = cva(
  "fixed z-50 flex flex-col border border-border bg-popover shadow-md outline-none max-sm:w-[calc(100vw-1rem)] pointer-coarse:[--control-sm:2.75rem] pointer-coarse:[--control:2.75rem]",
  {
    variants: {
      size: {
        sm: "sm:w-[26rem]",
        default: "sm:w-[35rem]",
        lg: "sm:w-[52rem]",
        upload: "sm:w-[max(40vw,24rem)]",
        preview: "sm:w-[max(60vw,24rem)]",
        sheet: "sm:w-[30rem]",
      },
    },
    compoundVariants: [
      {
        size: ["sm", "default", "lg", "upload", "preview"],
        class:
          "top-[max(1rem,10vh)] left-1/2 max-h-[min(80vh,calc(100vh-2rem))] max-w-[calc(100vw-1rem)] -translate-x-1/2 animate-rise rounded-lg",
      },
      {
        size: "sheet",
        // Moved by nothing, it keeps its lists placed within it once it has slid in, as the other sizes do.
        class:
          "inset-y-0 right-0 max-w-full translate-x-0 animate-slide-in border-y-0 border-r-0 max-sm:w-full",
      },
    ],
    defaultVariants: { size: "default" },
  },
);

/** Where each open dialog returns the focus to, the newest last. */
const openedFrom = new Set<RefObject<HTMLElement | null>>();

/** The window of a dialog: everything of it but the question whether there is one. */
export function DialogPanel(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    error,
    footer,
    size,
    keepOpen = false,
  } = props;
  const messages = useUiMessages();
  const hasBody = Boolean(children) || Boolean(error);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const previousFocus = useRef<HTMLElement | null>(null);
  const moveFocusIn = (event: Event) => {
    const from = document.activeElement;
    previousFocus.current = from instanceof HTMLElement && from !== document.body ? from : null;
    openedFrom.add(previousFocus);
    focusFirstControl(event);
  };
  // Without a trigger of its own Radix would leave the focus nowhere.
  const restoreFocus = (event: Event) => {
    const all = [...openedFrom];
    const successor = all.slice(all.indexOf(previousFocus) + 1).at(-1);
    openedFrom.delete(previousFocus);
    // A dialog that took this one's place had nothing to return to.
    if (successor && !successor.current?.isConnected) successor.current = previousFocus.current;
    else {
      props.onCloseAutoFocus?.(event);
      if (!event.defaultPrevented) previousFocus.current?.focus();
    }
    event.preventDefault();
  };
  const preventClose = (event: Event) => {
    if (keepOpen !== false || isToast(event.target)) event.preventDefault();
  };

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          data-slot="dialog-overlay"
          className="fixed inset-0 z-50 animate-fade bg-backdrop"
        />
        <Radix.Content
          data-slot="dialog-content"
          ref={setPanel}
          className={cn(panelVariants({ size }), props.className)}
          onOpenAutoFocus={moveFocusIn}
          onCloseAutoFocus={restoreFocus}
          onEscapeKeyDown={(event) => keepOpen === true && event.preventDefault()}
          onPointerDownOutside={preventClose}
          onInteractOutside={preventClose}
          {...(!description && { "aria-describedby": undefined })}
        >
          <div
            className={cn(
              "flex items-start gap-3 border-border py-3 pr-2.5 pl-4",
              hasBody && "border-b",
            )}
          >
            <div className="min-w-0 flex-1 py-1">
              <Radix.Title
                data-slot="dialog-title"
                className="m-0 text-lg font-semibold wrap-anywhere"
              >
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description
                  data-slot="dialog-description"
                  className="mt-1 mb-0 text-sm text-muted-foreground"
                >
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label={messages.close}>
                <X />
              </IconButton>
            </Radix.Close>
          </div>
          <PortalContainerProvider value={panel}>
            {hasBody && (
              <div
                data-dialog-body
                className="min-h-0 flex-1 overflow-y-auto p-4 empty:hidden has-[>form:only-child:empty]:hidden"
              >
                {children}
                {error && (
                  <p
                    role="alert"
                    className="m-0 text-sm whitespace-pre-line text-destructive wrap-anywhere not-first:mt-3"
                  >
                    {error}
                  </p>
                )}
              </div>
            )}
            {footer && (
              <footer
                data-slot="dialog-footer"
                className="-mt-px flex flex-wrap justify-end gap-2 border-t border-border px-4 py-3"
              >
                {footer}
              </footer>
            )}
          </PortalContainerProvider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focus starts where the work does, not on the button that closes. */
function focusFirstControl(event: Event) {
  const panel = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
  const control =
    panel?.querySelector<HTMLElement>("[data-dialog-focus]") ??
    panel?.querySelector<HTMLElement>(firstControl);
  if (!control) return;
  event.preventDefault();
  control.focus();
}

const firstControl =
  "[data-dialog-body] :is(input:not([type=hidden]), select, textarea, button, a[href]):not(:disabled)";

/** A press on a notice that floats above the page is not a press outside the dialog. */
function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-toaster]") !== null;
}
