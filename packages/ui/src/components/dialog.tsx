import { useEffect, type ReactNode } from "react";
import { latePart, useLatePart } from "../lib/late-part.ts";

/** Props of `Dialog`. */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence under the title, read out with it. */
  description?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode | undefined;
  size?: "sm" | "default" | "lg" | "upload" | "preview" | "sheet" | null | undefined;
  /** Keeps the dialog open on Escape and on a press outside: for one that holds unsaved input. */
  keepOpen?: boolean | undefined;
  className?: string | undefined;
}

/** The window and all that keeps the focus in it, fetched with the first dialog. */
export const dialogPanel = /* @__PURE__ */ latePart(
  async () => (await import("./dialog-panel.tsx")).DialogPanel,
);

/**
 * A window over the page; `size="sheet"` stands at the right edge, `upload` is 40 % and `preview` 60 % of the
 * screen's width. Focus goes in, stays in, and returns to where it was. Wrap a form around children and footer by
 * giving the submit button the form's id. A control with `data-dialog-focus` takes the focus first.
 */
export function Dialog(props: DialogProps) {
  const Panel = useLatePart(dialogPanel);
  const { open } = props;
  useEffect(() => {
    if (open) void dialogPanel.load();
  }, [open]);
  return Panel && <Panel {...props} />;
}
