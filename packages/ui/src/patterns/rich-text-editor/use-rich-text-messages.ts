"use client";

import { useUiMessages } from "../../messages-provider.tsx";
import { richTextMessages, type RichTextMessages } from "./rich-text-messages.ts";

/** The editor's messages: those of the provider around it, else English. */
export function useRichTextMessages(): RichTextMessages {
  return useUiMessages().richText ?? richTextMessages;
}
