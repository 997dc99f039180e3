import type { components } from "@atrium/sdk";

type Schemas = components["schemas"];

/** A published article as lists show it. */
export type ArticleCard = Schemas["ArticleCard"];
/** A published article. */
export type PublicArticle = Schemas["PublicArticle"];
/** A published article type with those below it. */
export type TypeNode = Schemas["TypeNode"];
/** A published article type with the way to it. */
export type PublicArticleType = Schemas["PublicArticleType"];
/** A type on the way from the top of the tree. */
export type Breadcrumb = Schemas["Breadcrumb"];
/** Size of a picture, and the widths it can be had at; null for one that the server does not keep. */
export type PictureSize = Schemas["PictureSize"];
/** A picture of an article with its size. */
export type SizedPicture = Schemas["SizedPicture"];
/** A story at the top of the home page. */
export type Banner = Schemas["PublicBanner"];
/** The home page of a language, made of sections. */
export type PublicHome = Schemas["PublicHome"];
/** A section of the home page. */
export type HomeSection = PublicHome["sections"][number];
/** What a section of one kind shows. */
export type HomePart<Kind extends HomeSection["kind"]> = NonNullable<HomeSection[Kind]>;
/** A short cut. */
export type QuickLink = Schemas["PublicQuickLink"];
/** A link to another site. */
export type FriendlyLink = Schemas["PublicFriendlyLink"];
/** The site's settings. */
export type SiteSetting = Schemas["PublicSetting"];
/** An approved comment with its replies. */
export type Comment = Schemas["PublicComment"];
/** Something that a search found. */
export type SearchHit = Schemas["SearchHit"];
/** Whether a search found an article, a single page or a product. */
export type SearchHitKind = Schemas["SearchHitKind"];
/** A stretch of a text to mark. */
export type HighlightRange = Schemas["HighlightRange"];
/** A month of the archive. */
export type MonthCount = Schemas["MonthCount"];
/** A product on the shelf as lists show it. */
export type ProductCard = Schemas["PublicProductCard"];
/** A link to a product; null for none. */
export type ProductLink = Schemas["ProductLink"];
/** A product on the shelf, or a discontinued one. */
export type PublicProduct = Schemas["PublicProduct"];
/** The same content in another language. */
export type Translation = Schemas["Translation"];
/** A category or series of products with those below it. */
export type ProductNode = Schemas["PublicProductNode"];
/** A file that belongs to an article or a product. */
export type Attachment = Schemas["Attachment"];
/** A heading of a text. */
export type TocEntry = Schemas["TocEntry"];
/** An article to go on with. */
export type Neighbour = Schemas["ArticleNeighbour"];
