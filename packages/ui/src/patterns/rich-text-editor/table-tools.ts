import { lazyComponent } from "../../lib/lazy-component.ts";

/** What writing in tables takes besides the nodes: loaded with the first table, or when somebody is about to write. */
export const tableTools = /* @__PURE__ */ lazyComponent(
  async () => (await import("./table-editing.ts")).tableEditing,
);
