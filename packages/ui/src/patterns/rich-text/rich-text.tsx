import { fromHtmlIsomorphic } from "hast-util-from-html-isomorphic";
import { sanitize } from "hast-util-sanitize";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { useMemo, type ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Prose } from "../../components/prose.tsx";
import { allowedContent } from "./allowed-content.ts";
import { annotateRichText } from "./annotate.ts";
import { nestsDeeperThan } from "./nests-deeper-than.ts";

export interface RichTextProps {
  /** As the server stored it. */
  html: string;
  /** The language it is written in, where that is another than the page's. */
  lang?: string | undefined;
  className?: string | undefined;
}

/** Far more than a text needs. */
const maxDepth = 200;

/**
 * Rich text of a server, in the browser, in Node and in server components alike. It was sanitized there already; it is
 * sanitized here once more, by what a text may contain, so that one mistake is not enough to run a script with a
 * reader's permissions. A text that nests hundreds of elements is not shown. Needs `@atrium/ui/prose.css`.
 *
 * @example <RichText html={article.content} />
 */
export function RichText({ html, ...props }: RichTextProps) {
  const content = useMemo(() => toElements(html), [html]);
  return <Prose {...props}>{content}</Prose>;
}

/** Elements rather than markup: nothing is parsed again after it was sanitized. */
function toElements(html: string): ReactNode {
  if (nestsDeeperThan(html, maxDepth)) return null;
  const annotated = annotateRichText(html);
  const tree = sanitize(fromHtmlIsomorphic(annotated, { fragment: true }), allowedContent);
  return toJsxRuntime(tree, { Fragment, jsx, jsxs });
}
