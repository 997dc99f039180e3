import { Link } from "@tiptap/extension-link";
import { Plugin } from "@tiptap/pm/state";
import { pluginsOf, type LatePlugins } from "./late-plugins.ts";
import { isTypedUrl } from "./known-endings.ts";
import { punctuatedLinks } from "./punctuated-links.ts";
import { addsLettersOnly } from "./typed-letters.ts";

const link = Link.configure({
  openOnClick: false,
  autolink: true,
  defaultProtocol: "https",
  shouldAutoLink: isTypedUrl,
});

/** Tiptap's, for the mark of `link-mark.ts`, and what it leaves out. */
export const linkDetection: LatePlugins = (editor) =>
  [...pluginsOf(link, editor), punctuatedLinks()].map(exceptAtLetters);

/** A URL ends at a space or a punctuation mark: no letter has it looked for. */
function exceptAtLetters(plugin: Plugin): Plugin {
  const { appendTransaction: append } = plugin.spec;
  if (append === undefined) return plugin;
  return new Plugin({
    ...plugin.spec,
    appendTransaction: (transactions, before, after) =>
      transactions.every(addsLettersOnly) ? null : append(transactions, before, after),
  });
}
