import { stringifySearch } from "../app/search-params.ts";
import type { AppConfig } from "../ssr-contract.d.ts";
import { absoluteUrl, siteUrl } from "./site-links.ts";
import { cataloguePath, nameInPath } from "./products/catalogue-path.ts";
import { picturesOf } from "./products/pictures-of.ts";
import type { Breadcrumb, PublicArticle, PublicProduct, SiteSetting } from "./types.ts";

/** The company as structured data. */
export function organisationData(setting: SiteSetting, config: AppConfig): object {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: setting.companyName,
    url: siteUrl(config, "index"),
    ...(setting.logo ? { logo: absoluteUrl(config, setting.logo) } : {}),
    ...(setting.slogan ? { slogan: setting.slogan } : {}),
    ...(setting.phone ? { telephone: setting.phone } : {}),
    ...(setting.email ? { email: setting.email } : {}),
    ...(setting.address ? { address: setting.address } : {}),
    sameAs: setting.socialLinks.map(({ url }) => url),
  };
}

/** An article as structured data. */
export function articleData(article: PublicArticle, config: AppConfig): object {
  const url = siteUrl(config, `article-detail?id=${encodeURIComponent(article.slug)}`);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    datePublished: article.publishedAt,
    dateModified: article.modifiedAt,
    mainEntityOfPage: url,
    articleSection: article.typeName,
    keywords: [...article.keywords, ...article.tags].join(", "),
    publisher: {
      "@type": "Organization",
      name: config.companyName,
      ...(config.brand?.logo ? { logo: absoluteUrl(config, config.brand.logo) } : {}),
    },
    ...(article.summary ? { description: article.summary } : {}),
    ...(article.author ? { author: authorData(article.author, config) } : {}),
    ...(article.cover ? { image: absoluteUrl(config, article.cover) } : {}),
  };
}

function authorData(name: string, config: AppConfig): object {
  const url = siteUrl(config, `article-list${stringifySearch({ author: name })}`);
  return { "@type": "Person", name, url };
}

/** A product as structured data, with an offer when it has a price, or one for each of its variants. */
export function productData(product: PublicProduct, config: AppConfig): object {
  const { name, code, brand, model, summary, seriesName } = product;
  const url = siteUrl(config, cataloguePath({ id: code ?? product.id }));
  const images = picturesOf(product).map((address) => absoluteUrl(config, address));
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    url,
    category: seriesName,
    ...(images.length === 0 ? {} : { image: images }),
    ...(summary === null ? {} : { description: summary }),
    ...(code === null ? {} : { sku: code }),
    ...(model === null ? {} : { model }),
    ...(brand === null ? {} : { brand: { "@type": "Brand", name: brand } }),
    ...(product.replacedBy === null
      ? {}
      : {
          isRelatedTo: {
            "@type": "Product",
            name: product.replacedBy.name,
            url: siteUrl(config, cataloguePath({ id: nameInPath(product.replacedBy) })),
          },
        }),
    ...offersOf(product, url),
  };
}

function offersOf(product: PublicProduct, url: string): { offers?: object | object[] } {
  const { priceAmount, priceCurrency, variants, isDiscontinued } = product;
  const state = isDiscontinued ? "Discontinued" : "InStock";
  const offer = (price: string) => ({
    "@type": "Offer",
    url,
    price,
    priceCurrency,
    availability: `https://schema.org/${state}`,
  });
  if (priceCurrency === null) return {};
  const priced = variants.flatMap(({ code, name, priceAmount: price }) =>
    price === null ? [] : [{ ...offer(price), sku: code, name }],
  );
  if (priced.length > 0) return { offers: priced };
  return priceAmount === null ? {} : { offers: offer(priceAmount) };
}

/** A step on the way to a page; the last one is the page itself. */
export interface Crumb {
  name: string;
  /** Below the base path; the page itself and types of kind `link` have none. */
  path?: string;
}

/** A type on the way to a page. */
export function crumbOf({ name, code, kind }: Breadcrumb): Crumb {
  if (kind === "link") return { name };
  const page = kind === "list" ? "article-list" : "other-detail";
  return { name, path: page + stringifySearch({ type: code }) };
}

/** The way from the home page to a page as structured data. */
export function breadcrumbData(config: AppConfig, home: string, trail: readonly Crumb[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: home, path: "index" }, ...trail].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(path === undefined ? {} : { item: siteUrl(config, path) }),
    })),
  };
}
