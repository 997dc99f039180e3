import { lazyComponent } from "../../lib/lazy-component.ts";
import type { LatePlugins } from "./late-plugins.ts";

/** The cursors between blocks and under what is dragged: loaded when somebody is about to write. */
export const cursorTools = /* @__PURE__ */ lazyComponent<LatePlugins>(
  async () => (await import("./block-cursors.ts")).blockCursors,
);
