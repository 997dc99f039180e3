import createPurifier from "dompurify";
import { useMemo } from "react";
import { Prose } from "../../components/prose.tsx";

export interface RichTextProps {
  /** As the server stored it. */
  html: string;
  /** The language it is written in, where that is another than the page's. */
  lang?: string | undefined;
  className?: string | undefined;
}

/**
 * Rich text of a server. It was cleaned there already; it is cleaned here once more, so that one mistake is not enough
 * to run a script with a reader's rights. Needs `@atrium/ui/prose.css`.
 *
 * @example <RichText html={article.content} />
 */
export function RichText({ html, ...props }: RichTextProps) {
  const clean = useMemo(() => ({ __html: createPurifier.sanitize(html) }), [html]);
  return <Prose {...props} dangerouslySetInnerHTML={clean} />;
}
