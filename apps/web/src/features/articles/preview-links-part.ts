import { lazyPart } from "../../shared/lazy-part.tsx";

/** The dialog of preview links, loaded when it is first opened or the page is idle. */
export const PreviewLinksPart = lazyPart(
  async () => (await import("./preview-links-dialog.tsx")).PreviewLinksDialog,
);
