import type { components } from "../src/generated/schema.ts";
import type { Language, SettingTranslation } from "../src/kernel/languages.ts";
import type { PictureName } from "./pictures/names.ts";
import type { TagName } from "./tags.ts";

/** Part of public URLs. */
export type TypeCode =
  | "news"
  | "company-news"
  | "product-news"
  | "engineering"
  | "cases"
  | "cases-zh"
  | "careers"
  | "about"
  | "contact"
  | "privacy"
  | "peilnet"
  | `${"news" | "company-news" | "product-news" | "engineering" | "careers"}-zh`
  | `${"about" | "contact" | "privacy" | "peilnet"}-zh`;

/** A page of the tree that visitors browse. Children follow their parent in the list. */
export interface DemoArticleType {
  code: TypeCode;
  parentCode?: TypeCode;
  /** English unless said otherwise. */
  language?: "zh-CN";
  /** The type that it is the translation of, earlier in the list. */
  translationOf?: TypeCode;
  name: string;
  kind: "list" | "single" | "link";
  /** The introduction above the list. */
  description: string;
  cover?: PictureName;
  /** Target of a type of kind `link`. */
  redirectUrl?: string;
  navVisible: boolean;
  allowComment: boolean;
  /** Position among its siblings, ascending. */
  orderBy: number;
}

/** A visitor's comment and its outcome. */
export interface DemoComment {
  nickname: string;
  content: string;
  /** ISO 8601 in UTC. */
  at: string;
  status: "pending" | "approved" | "rejected" | "spam";
  replies?: DemoComment[];
}

/** An attachment of an article; `makeAttachment` creates its bytes. */
export type DemoAttachment =
  | { kind: "pdf"; name: string; title: string; lines: readonly PdfLine[] }
  | { kind: "csv"; name: string; rows: readonly (readonly (string | number)[])[] };

/** A line of a PDF: text of any length, a heading, or a row of a table. */
export type PdfLine = string | { heading: string } | { cells: readonly [string, string] };

/** An article's state when the demo is seeded. */
export type ArticleState = "published" | "draft" | "inReview" | "approved" | "returned" | "offline";

/** Position on the public site. */
export type RecommendPosition = "home" | "sidebar";

/** Pictures in `html` are written `<img src="demo:NAME" …>`. */
export interface DemoArticle {
  slug: string;
  typeCode: TypeCode;
  /** The slug of the article that it is the translation of, which is older. */
  translationOf?: string;
  title: string;
  subTitle?: string;
  summary: string;
  html: string;
  author: string;
  tags: readonly TagName[];
  keywords?: readonly string[];
  lang: "en" | "zh";
  /** ISO 8601 in UTC: its publication, or its last change. */
  publishedAt: string;
  isTop?: boolean;
  recommendPositions?: readonly RecommendPosition[];
  cover?: PictureName;
  coverAlt?: string;
  allowComment: boolean;
  state: ArticleState;
  /** The reviewer's comment. Only with state `returned`. */
  reviewComment?: string;
  comments?: readonly DemoComment[];
  attachments?: readonly DemoAttachment[];
}

/** A story at the top of the home page. */
export interface DemoBanner {
  /** English unless said otherwise. */
  language?: "zh-CN";
  position: "home";
  title: string;
  subtitle: string;
  image: PictureName;
  imageAlt: string;
  linkUrl: string;
  /** 1 is the large lead; the others are beside it. */
  orderBy: number;
}

/** A partner in the footer. */
export interface DemoFriendlyLink {
  name: string;
  url: string;
  orderBy: number;
}

/** An entry of the home page's quick links. */
export interface DemoQuickLink {
  /** English unless said otherwise. */
  language?: "zh-CN";
  title: string;
  url: string;
  /** A Lucide icon name. */
  icon: string;
  orderBy: number;
}

/** An article recommended on the public site. */
export interface DemoRecommend {
  positionType: RecommendPosition;
  articleSlug: string;
  /** A shorter title, when the article's own is too long. */
  title?: string;
  cover?: PictureName;
  orderBy: number;
}

/** What a visitor wrote through the contact form. */
export interface DemoMessage {
  name: string;
  phone?: string;
  email?: string;
  company?: string;
  subject: string;
  content: string;
  at: string;
  status: "new" | "processing" | "closed" | "spam";
  reply?: { content: string; at: string; byUsername: string };
  /** User name of who handles it. */
  assignee?: string;
  spamScore?: number;
  spamReasons?: readonly DemoSpamReason[];
}

/** A rule that made a message spam. */
export interface DemoSpamReason {
  code: "links" | "blockedWord" | "capitals" | "tooFast";
  points: number;
  detail: string | null;
}

/** A text for answers to visitors. */
export interface DemoReplyTemplate {
  kind: "comment" | "message";
  language: "en" | "zh-CN";
  title: string;
  content: string;
}

/** Codes of the built-in roles. */
export type ShippedRole = "admin" | "editor" | "reviewer" | "publisher" | "moderator" | "auditor";

/** Codes of the demo company's departments. */
export type OrgCode =
  | "kaldermeer"
  | "vlissingen"
  | "engineering"
  | "calibration"
  | "field-service"
  | "communications"
  | "it"
  | "quality"
  | "hangzhou"
  | "hz-production"
  | "hz-calibration"
  | "hz-sales";

/** A node of the organisation tree. Children follow their parent in the list. */
export interface DemoOrg {
  code: OrgCode;
  parentCode?: OrgCode;
  name: string;
  type: "company" | "department" | "team";
  leaderUsername?: string;
  phone?: string;
  email?: string;
  orderBy: number;
}

/** Without a password: the seed sets it. */
export interface DemoPerson {
  username: string;
  name: string;
  email: string;
  mobile?: string;
  gender: "female" | "male";
  orgCode: OrgCode;
  jobTitle: string;
  roles: readonly ShippedRole[];
  status: "active" | "disabled";
  remark?: string;
}

/** A group that handles reviews together. */
export interface DemoWorkgroup {
  code: string;
  name: string;
  description: string;
  reviewMode: "any" | "all";
  leaderUsername: string;
  /** The leader included. */
  members: readonly string[];
  orderBy: number;
}

/** What the public site says about the company everywhere. */
export interface DemoSiteSetting {
  systemName: string;
  companyName: string;
  logo: PictureName;
  slogan: string;
  icp: string;
  copyright: string;
  phone: string;
  email: string;
  address: string;
  socialLinks: readonly { name: string; url: string }[];
  seoTitle: string;
  seoDescription: string;
  commentEnabled: boolean;
  messageEnabled: boolean;
  /** The texts in other languages. */
  translations: readonly SettingTranslation[];
}

/** A line of a product's specifications. */
export interface DemoSpec {
  group: string;
  name: string;
  value: string;
  unit: string | null;
}

/** A category, series or product: which one follows from how deep it stands. */
export interface DemoProduct {
  name: string;
  code: string;
  summary: string;
  model?: string;
  picture?: PictureName;
  /** Shown beside it. */
  pictures?: readonly PictureName[];
  content?: string;
  /** What its data sheet says beyond its page. */
  sheetNotes?: readonly string[];
  /** A decimal number. */
  priceAmount?: string;
  priceCurrency?: string;
  priceNote?: string;
  specs?: readonly DemoSpec[];
  variants?: readonly { code: string; name: string; priceAmount?: string; specs: DemoSpec[] }[];
  children?: readonly DemoProduct[];
}

type Schemas = components["schemas"];

/** A section of the home page; its picture and products by their names. */
export type DemoHomeSection =
  | ({ kind: "hero"; picture: PictureName } & Omit<Schemas["HomeHero"], "picture">)
  | ({ kind: "range"; codes: readonly string[] } & Omit<Schemas["HomeRange"], "productIds">)
  | ({ kind: "proof" } & Schemas["HomeProof"])
  | ({ kind: "quote" } & Schemas["HomeQuote"])
  | ({ kind: "articles" } & Omit<Schemas["HomeArticles"], "typeIds">)
  | ({ kind: "callToAction" } & Schemas["HomeCallToAction"]);

/** The home page of a language. */
export interface DemoHomePage {
  language: Language;
  sections: readonly DemoHomeSection[];
}
