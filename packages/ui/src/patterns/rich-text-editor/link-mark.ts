import { Mark, type RawCommands } from "@tiptap/core";

/** Links as they are: what outside ones need is added by the server. What makes links of URLs is loaded late. */
export const Link = Mark.create({
  name: "link",
  priority: 1000,
  keepOnSplit: false,
  exitable: true,
  inclusive: true,

  addAttributes: () => ({
    href: { default: null },
    target: { default: null },
    rel: { default: null },
    class: { default: null },
    title: { default: null },
  }),
  parseHTML: () => [{ tag: "a[href]", getAttrs: (link) => (isSafe(hrefOf(link)) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => {
    const { href } = HTMLAttributes;
    return ["a", isSafe(href) ? HTMLAttributes : { ...HTMLAttributes, href: "" }, 0];
  },

  addCommands: () => linkCommands,
});

/** A URL that was removed by hand is not linked again by itself. */
const byHand = ["preventAutolink", true] as const;
const wholeLink = { extendEmptyMarkRange: true };

const linkCommands: Partial<RawCommands> = {
  setLink:
    (attributes) =>
    ({ chain }) =>
      isSafe(attributes.href) &&
      chain()
        .setMark("link", attributes)
        .setMeta(...byHand)
        .run(),
  toggleLink:
    (attributes) =>
    ({ chain }) =>
      isSafe(attributes?.href) &&
      chain()
        .toggleMark("link", attributes, wholeLink)
        .setMeta(...byHand)
        .run(),
  unsetLink:
    () =>
    ({ chain }) =>
      chain()
        .unsetMark("link", wholeLink)
        .setMeta(...byHand)
        .run(),
};

function hrefOf(link: HTMLElement): string | null {
  return link.getAttribute("href");
}

const schemes = /^(?:https?|ftps?|mailto|tel|callto|sms|cid|xmpp):/i;

/** Whether a link has no scheme, or one that runs nothing. Browsers ignore space and control characters in it. */
function isSafe(href: unknown): boolean {
  if (typeof href !== "string") return true;
  // oxlint-disable-next-line no-control-regex -- these are what it is about
  const bare = href.replaceAll(/[\u0000-\u0020\u00A0\u1680\u180E\u2000-\u2029\u205F\u3000]/g, "");
  return schemes.test(bare) || !/^[a-z][a-z0-9+.-]*:/i.test(bare);
}
