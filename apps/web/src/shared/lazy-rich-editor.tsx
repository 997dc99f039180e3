import { Skeleton } from "@atrium/ui";
import { lazyPart } from "./lazy-part.tsx";

/** The editor of rich text, the largest part of all: the fields around it come before it. */
export const LazyRichEditor = lazyPart(
  async () => (await import("./rich-editor.tsx")).RichEditor,
  <Skeleton className="h-96" />,
);
