import type { FieldDescriptor } from "@atrium/hooks/resource";
import { isSameContent } from "@atrium/ui/rich-text";
import type { ReactNode } from "react";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { mergeRichText } from "../../shared/merge/merge-rich-text.ts";
import {
  AttachmentsControl,
  CheckboxControl,
  ContentControl,
  CoverControl,
  DateTimeControl,
  FocusControl,
  KeywordsControl,
  PositionsControl,
  SearchControl,
  TagsControl,
  TextControl,
  TitleControl,
  TypeControl,
  type ControlDraft,
  type ControlProps,
} from "./article-controls.tsx";
import type { Article } from "../../queries/articles.ts";

/** A part of the form: the text, or a section beside it. */
export type ArticleSection = "text" | "basics" | "picture" | "places" | "more" | "search";

/** A field of the editor. Its label is the message of its name. */
export interface ArticleField<Value> extends FieldDescriptor<Value> {
  readonly section: ArticleSection;
  /** What a new article begins with. */
  readonly empty: Value;
  readonly control: (props: ControlProps<Value>) => ReactNode;
  /** The message that helps to fill it in. */
  readonly help?: keyof AdminMessages["editor"] & `${string}Help`;
  /** Whether there is anything to fill in; there always is by default. */
  readonly isShown?: (draft: ControlDraft) => boolean;
}

type Fields = Required<Article>;

const text = { empty: null, control: TextControl } as const;
const dateTime = { empty: null, control: DateTimeControl } as const;
const tags = { empty: [], control: TagsControl, help: "tagsHelp" } satisfies Partial<
  ArticleField<string[]>
>;
const checkbox = { empty: false, control: CheckboxControl } as const;

/** Every field of the editor, in the order of the form. */
const table = {
  title: { section: "text", empty: "", control: TitleControl },
  subTitle: { section: "text", ...text },
  content: {
    section: "text",
    empty: "",
    control: ContentControl,
    isEqual: (stored, edited) => stored === edited,
    isStored: isSameContent,
    merge: mergeRichText,
  },

  typeId: { section: "basics", empty: "", control: TypeControl },
  tags: { section: "basics", ...tags },

  // Written where they are shown, in one control.
  summary: { section: "search", ...text, isShown: () => false },
  slug: {
    section: "search",
    empty: "",
    control: () => null,
    isShown: () => false,
    // Left empty, it stays as it was.
    isEqual: (stored, edited) => stored === edited || edited === "",
  },
  seoTitle: { section: "search", ...text, isShown: () => false },
  seoDescription: { section: "search", empty: null, control: SearchControl },
  keywords: { section: "search", ...tags, control: KeywordsControl },
  noIndex: { section: "search", ...checkbox },

  cover: { section: "picture", empty: null, control: CoverControl },
  coverFocus: { section: "picture", empty: null, control: FocusControl },
  coverAlt: { section: "picture", ...text, help: "coverAltHelp" },

  isTop: { section: "places", ...checkbox },
  topUntil: {
    section: "places",
    ...dateTime,
    help: "topUntilHelp",
    isShown: ({ isTop }) => isTop,
  },
  recommendPositions: { section: "places", empty: [], control: PositionsControl },
  offlineAt: { section: "places", ...dateTime, help: "offlineAtHelp" },

  author: { section: "more", ...text },
  source: { section: "more", ...text },
  sourceUrl: { section: "more", ...text },
  attachments: {
    section: "more",
    empty: [],
    control: AttachmentsControl,
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
