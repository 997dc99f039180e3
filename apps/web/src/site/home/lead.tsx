import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/index.ts";
import { langOf } from "../lang.ts";
import { Cover } from "../parts/cover.tsx";
import { SiteLink } from "../parts/site-link.tsx";
import type { ArticleCard, Banner } from "../types.ts";

interface Story {
  id: string;
  title: string;
  text: string | null;
  image: string | null;
  alt: string;
  link: (children: ReactNode) => ReactNode;
}

/** The top of the home page: one large story and two beside it. Without banners the newest articles lead. */
export function Lead({ banners, newest }: { banners: Banner[]; newest: ArticleCard[] }) {
  const words = useMessages().home;
  const stories = (banners.length > 0 ? banners.map(fromBanner) : newest.map(fromArticle)).slice(
    0,
    3,
  );
  if (stories.length === 0) return <p className="home-empty">{words.nothingYet}</p>;
  return (
    <section className="lead" aria-label={words.lead}>
      {stories.map((story, index) => (
        <article key={story.id} className={index === 0 ? "lead-story lead-first" : "lead-story"}>
          {story.image === null ? null : (
            <Cover src={story.image} alt={story.alt} first={index === 0} />
          )}
          <div className="lead-text">
            <h2 lang={langOf(story.title)}>{story.link(story.title)}</h2>
            {story.text === null ? null : <p lang={langOf(story.text)}>{story.text}</p>}
          </div>
        </article>
      ))}
    </section>
  );
}

function fromBanner(banner: Banner): Story {
  const { linkUrl } = banner;
  return {
    id: banner.id,
    title: banner.title,
    text: banner.subtitle,
    image: banner.image,
    alt: banner.imageAlt,
    link: (children) =>
      linkUrl === null ? (
        children
      ) : (
        <SiteLink href={linkUrl} className="cover-link">
          {children}
        </SiteLink>
      ),
  };
}

function fromArticle(article: ArticleCard): Story {
  return {
    id: article.id,
    title: article.title,
    text: article.summary,
    image: article.cover,
    alt: article.coverAlt ?? "",
    link: (children) => (
      <Link to="/article-detail" search={{ id: article.slug }} className="cover-link">
        {children}
      </Link>
    ),
  };
}
