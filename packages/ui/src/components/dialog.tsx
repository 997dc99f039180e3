"use client";

import { useEffect } from "react";
import { lazyComponent, useLazyComponent } from "../lib/lazy-component.ts";
import type { DialogProps } from "./dialog-panel.tsx";

/** The dialog and its focus trap, loaded with the first dialog. */
export const dialogPanel = /* @__PURE__ */ lazyComponent(
  async () => (await import("./dialog-panel.tsx")).DialogPanel,
);

/**
 * A dialog over the page; `size="sheet"` is at the right edge, `upload` is 40 % and `preview` 60 % of the
 * screen's width. Focus goes in, stays in, and returns to where it was. Wrap a form around children and footer by
 * giving the submit button the form's id. A control with `data-dialog-focus` gets the focus first.
 */
export function Dialog(props: DialogProps) {
  const Panel = useLazyComponent(dialogPanel);
  const { open } = props;
  useEffect(() => {
    if (open) void dialogPanel.load();
  }, [open]);
  return Panel && <Panel {...props} />;
}
