import { useRouter } from "@tanstack/react-router";
import { useLayoutEffect, useRef, useState } from "react";
import { withBaseInText } from "../parts/is-site-page.ts";
import { patchBlocks } from "./patch-blocks.ts";

/** A draft's text, sanitised before; when it changes, only the blocks that differ are replaced. */
export function LiveText({ html, lang }: { html: string; lang: string | undefined }) {
  const { config } = useRouter().options.context;
  const text = useRef<HTMLDivElement>(null);
  const shown = withBaseInText(html, config);
  // React would replace the whole text for another value.
  const [initial] = useState(shown);
  useLayoutEffect(() => {
    if (text.current !== null) patchBlocks(text.current, shown);
  }, [shown]);
  return (
    <div ref={text} className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: initial }} />
  );
}
