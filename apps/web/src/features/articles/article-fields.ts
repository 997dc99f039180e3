import type { FieldDescriptor } from "@atrium/hooks/resource";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { isSameLoaded, mergeLoaded } from "../../shared/merge/lazy-merge.ts";
import type { Article } from "../../queries/articles.ts";

/** A part of the form: the text, or a section beside it. */
export type ArticleSection = "text" | "basics" | "picture" | "places" | "more" | "search";

/** What another field may depend on. */
type ShownDraft = Pick<Article, "isTop">;

/** A field of the editor. Its label is the message of its name, and what it is written in is in the form. */
export interface ArticleField<Value> extends FieldDescriptor<Value> {
  readonly section: ArticleSection;
  /** What a new article begins with. */
  readonly empty: Value;
  /** The message that helps to fill it in. */
  readonly help?: keyof AdminMessages["editor"] & `${string}Help`;
  /** Whether there is anything to fill in; there always is by default. */
  readonly isShown?: (draft: ShownDraft) => boolean;
}

type Fields = Required<Article>;

const text = { empty: null } as const;
const tags = { empty: [], help: "tagsHelp" } satisfies Partial<ArticleField<string[]>>;
const checkbox = { empty: false } as const;

/** Every field of the editor, in the order of the form. */
const table = {
  title: { section: "text", empty: "" },
  subTitle: { section: "text", ...text },
  content: {
    section: "text",
    empty: "",
    isEqual: (stored, edited) => stored === edited,
    isStored: isSameLoaded,
    merge: mergeLoaded,
  },

  typeId: { section: "basics", empty: "" },
  tags: { section: "basics", ...tags },

  // Written where they are shown, in one control.
  summary: { section: "search", ...text, isShown: () => false },
  slug: {
    section: "search",
    empty: "",
    isShown: () => false,
    // Left empty, it stays as it was.
    isEqual: (stored, edited) => stored === edited || edited === "",
  },
  seoTitle: { section: "search", ...text, isShown: () => false },
  seoDescription: { section: "search", empty: null },
  keywords: { section: "search", ...tags },
  noIndex: { section: "search", ...checkbox },

  cover: { section: "picture", empty: null },
  coverFocus: { section: "picture", empty: null },
  coverAlt: { section: "picture", ...text, help: "coverAltHelp" },

  isTop: { section: "places", ...checkbox },
  topUntil: {
    section: "places",
    ...text,
    help: "topUntilHelp",
    isShown: ({ isTop }) => isTop,
  },
  recommendPositions: { section: "places", empty: [] },
  offlineAt: { section: "places", ...text, help: "offlineAtHelp" },

  author: { section: "more", ...text },
  source: { section: "more", ...text },
  sourceUrl: { section: "more", ...text },
  attachments: {
    section: "more",
    empty: [],
    isEqual: (stored, edited) =>
      stored.length === edited.length && stored.every(({ id }, at) => id === edited[at]?.id),
  },
  allowComment: { section: "more", ...checkbox, empty: true },
} satisfies { readonly [Name in keyof Fields]?: ArticleField<Fields[Name]> };

/** The name of a field of the editor. */
export type ArticleFieldName = keyof typeof table;

/** What the editor changes of an article. */
export type ArticleDraft = Pick<Fields, ArticleFieldName>;

/** Every field of the editor, by name, in the order of the form. */
export const articleFields: {
  readonly [Name in ArticleFieldName]: ArticleField<ArticleDraft[Name]>;
} = table;

/** The names of the fields, in the order of the form. */
// The keys of a literal of the type itself.
export const articleFieldNames = Object.keys(table) as readonly ArticleFieldName[];
