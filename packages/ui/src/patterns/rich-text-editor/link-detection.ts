import { Link } from "@tiptap/extension-link";
import { pluginsOf, type LatePlugins } from "./late-plugins.ts";

const link = Link.configure({ openOnClick: false, autolink: true, defaultProtocol: "https" });

/** Tiptap's, for the mark of `link-mark.ts`. */
export const linkDetection: LatePlugins = (editor) => pluginsOf(link, editor);
