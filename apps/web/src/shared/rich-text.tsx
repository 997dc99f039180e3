import { cn } from "@atrium/ui";
import createPurifier from "dompurify";
import { useMemo } from "react";

/** Props of `RichText`. */
export interface RichTextProps {
  html: string;
  className?: string;
}

/**
 * Rich text of the server. It was cleaned there already; it is cleaned here once more, so that one mistake is not
 * enough to run a script with a reviewer's rights.
 */
export function RichText({ html, className }: RichTextProps) {
  const clean = useMemo(() => ({ __html: createPurifier.sanitize(html) }), [html]);
  return <div className={cn("prose", className)} dangerouslySetInnerHTML={clean} />;
}
