import { Link } from "@tiptap/extension-link";
import { pluginsOf, type LatePlugins } from "./late-plugins.ts";
import { punctuatedLinks } from "./punctuated-links.ts";

const link = Link.configure({ openOnClick: false, autolink: true, defaultProtocol: "https" });

/** Tiptap's, for the mark of `link-mark.ts`, and what it leaves out. */
export const linkDetection: LatePlugins = (editor) => [
  ...pluginsOf(link, editor),
  punctuatedLinks(),
];
