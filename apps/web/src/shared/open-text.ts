import type { OpenRichText } from "@atrium/ui/rich-text-editor";
import { createContext } from "react";

/** Gets the open text of the editor on a page, for what is about that text from outside: remarks. */
export const OpenTextContext = createContext<((text: OpenRichText) => () => void) | undefined>(
  undefined,
);
