import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";
import { entityColumns, timestamptz } from "./entity-columns.ts";
import { languageColumn } from "./language-columns.ts";
import {
  initialLanguages,
  type SettingTranslation,
  type SiteLanguage,
} from "../../kernel/languages.ts";

const enabledStatus = () =>
  text("status", { enum: ["enabled", "disabled"] })
    .notNull()
    .default("enabled");

/** Pictures with text at a position of the site, for a period. */
export const banners = pgTable(
  "banners",
  {
    ...entityColumns(),
    language: languageColumn(),
    position: text("position").notNull(),
    title: text("title").notNull(),
    subtitle: text("subtitle"),
    image: text("image").notNull(),
    imageAlt: text("image_alt").notNull(),
    linkUrl: text("link_url"),
    startAt: timestamptz("start_at"),
    endAt: timestamptz("end_at"),
    orderBy: integer("order_by").notNull().default(0),
    status: enabledStatus(),
  },
  (table) => [index("banners_position_idx").on(table.position, table.status, table.orderBy)],
);

export const friendlyLinks = pgTable("friendly_links", {
  ...entityColumns(),
  name: text("name").notNull(),
  url: text("url").notNull(),
  logo: text("logo"),
  orderBy: integer("order_by").notNull().default(0),
  status: enabledStatus(),
});

/** Links on the home page. */
export const quickLinks = pgTable("quick_links", {
  ...entityColumns(),
  language: languageColumn(),
  title: text("title").notNull(),
  url: text("url").notNull(),
  icon: text("icon"),
  orderBy: integer("order_by").notNull().default(0),
  status: enabledStatus(),
});

/** Articles recommended at a position of the site; one that is not published is not shown. */
export const recommends = pgTable(
  "recommends",
  {
    ...entityColumns(),
    positionType: text("position_type").notNull(),
    articleId: text("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    title: text("title"),
    cover: text("cover"),
    startAt: timestamptz("start_at"),
    endAt: timestamptz("end_at"),
    orderBy: integer("order_by").notNull().default(0),
    status: enabledStatus(),
  },
  (table) => [
    uniqueIndex("recommends_key").on(table.positionType, table.articleId),
    index("recommends_article_idx").on(table.articleId),
  ],
);

/** Details of the company that the whole site shows: one row, `id` "site". */
export const siteSettings = pgTable("site_settings", {
  ...entityColumns(),
  systemName: text("system_name").notNull(),
  companyName: text("company_name").notNull(),
  logo: text("logo"),
  accentLight: text("accent_light"),
  accentDark: text("accent_dark"),
  displayFace: text("display_face", { enum: ["serif", "sans"] })
    .notNull()
    .default("serif"),
  slogan: text("slogan"),
  icp: text("icp"),
  copyright: text("copyright"),
  phone: text("phone"),
  email: text("email"),
  address: text("address"),
  socialLinks: jsonb("social_links").$type<{ name: string; url: string }[]>().notNull().default([]),
  seoTitle: text("seo_title"),
  seoDescription: text("seo_description"),
  commentEnabled: boolean("comment_enabled").notNull().default(true),
  messageEnabled: boolean("message_enabled").notNull().default(true),
  /** null for never. */
  commentCloseAfterDays: integer("comment_close_after_days"),
  blockedWords: jsonb("blocked_words").$type<string[]>().notNull().default([]),
  languages: jsonb("languages").$type<SiteLanguage[]>().notNull().default(initialLanguages),
  /** The texts in the languages that are not the default. */
  translations: jsonb("translations").$type<SettingTranslation[]>().notNull().default([]),
});
