import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import { Cover, type CoverPicture } from "../parts/cover.tsx";
import { SiteLink } from "../parts/site-link.tsx";
import type { ArticleCard, Banner } from "../types.ts";
import { Slideshow } from "./slideshow.tsx";

interface Story {
  id: string;
  title: string;
  text: string | null;
  picture: CoverPicture | null;
  link: (children: ReactNode) => ReactNode;
}

const firstRoom = "(min-width: 85rem) 54rem, (min-width: 62rem) 62vw, 100vw";
const nextRoom = "(min-width: 62rem) 27rem, (min-width: 40rem) 15rem, 92vw";

/** Stories per group: one large, two small. */
const groupSize = 3;

interface FeaturedStoriesProps {
  banners: Banner[];
  newest: ArticleCard[];
  /** Whether it is below the fold, in a section with a heading. */
  below?: boolean;
}

/** The banners, or the latest articles when there are none. */
export function FeaturedStories({ banners, newest, below = false }: FeaturedStoriesProps) {
  const messages = useMessages().home;
  const stories =
    banners.length > 0 ? banners.map(fromBanner) : newest.slice(0, groupSize).map(fromArticle);
  if (stories.length === 0) return <p className="home-empty">{messages.nothingYet}</p>;
  const groups = inGroups(stories).map((group, index) => (
    <StoryGroup key={group[0]?.id} stories={group} first={!below && index === 0} below={below} />
  ));
  if (groups.length > 1) return <Slideshow groups={groups} />;
  return (
    <section className="featured" aria-label={messages.featured}>
      {groups}
    </section>
  );
}

/** The last group is filled up with the first stories, so that it leaves no column empty. */
function inGroups(stories: Story[]): Story[][] {
  const count = Math.ceil(stories.length / groupSize);
  const size = Math.min(stories.length, groupSize);
  const around = [...stories, ...stories];
  return Array.from({ length: count }, (_, index) =>
    around.slice(index * groupSize, index * groupSize + size),
  );
}

interface StoryGroupProps {
  stories: Story[];
  /** Whether it is above the fold, so that its picture loads eagerly. */
  first: boolean;
  below: boolean;
}

function StoryGroup({ stories, first, below }: StoryGroupProps) {
  const Heading = below ? "h3" : "h2";
  return stories.map((story, index) => (
    <article
      key={story.id}
      className={index === 0 ? "featured-story featured-first" : "featured-story"}
    >
      {story.picture === null ? null : (
        <Cover
          {...story.picture}
          room={index === 0 ? firstRoom : nextRoom}
          first={first && index === 0}
        />
      )}
      <div className="featured-text">
        <Heading lang={langOf(story.title)}>{story.link(story.title)}</Heading>
        {story.text === null ? null : <p lang={langOf(story.text)}>{story.text}</p>}
      </div>
    </article>
  ));
}

function fromBanner(banner: Banner): Story {
  const { linkUrl } = banner;
  return {
    id: banner.id,
    title: banner.title,
    text: banner.subtitle,
    picture: { src: banner.image, alt: banner.imageAlt, size: banner.imageSize },
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
    picture: pictureOf(article),
    link: (children) => (
      <Link to="/article-detail" search={{ id: article.slug }} className="cover-link">
        {children}
      </Link>
    ),
  };
}

function pictureOf({ cover, coverAlt, coverSize, coverFocus }: ArticleCard): CoverPicture | null {
  if (cover === null) return null;
  return { src: cover, alt: coverAlt ?? "", size: coverSize, focus: coverFocus };
}
