/** One article with everything that hangs on it, as years of work on a site would leave it. */
import {
  newSnapshot,
  publicCopy,
  schema,
  searchRow,
  textTasks,
  snapshotColumns,
  stampCreate,
} from "@atrium/server/storage";
import type { Row } from "./copy-rows.ts";
import {
  pickOutcome,
  stateColumns,
  wasReviewed,
  type Timestamps,
  type StateColumns,
} from "./outcome.ts";
import { idAt } from "./ids.ts";
import { Random } from "./random.ts";
import { writeText, type ArticleText } from "./article-text.ts";
import { writeReview, type Person } from "./write-review.ts";

/** The site that articles are written for. */
export interface Site {
  seed: number;
  /** How many articles there will be. */
  total: number;
  /** The reference date; the data cover the ten years before it. */
  now: Date;
  /** The types that are lists. */
  typeIds: string[];
  editors: Person[];
  reviewers: Person[];
  publishers: Person[];
}

/** The tables an article has rows in. */
export const articleTables = {
  articles: schema.articles,
  articleSlugs: schema.articleSlugs,
  contentVersions: schema.contentVersions,
  contentHistory: schema.contentHistory,
  reviewRounds: schema.reviewRounds,
  tasks: schema.tasks,
  circulations: schema.circulations,
  publishedArticles: schema.publishedArticles,
  articleSearch: schema.articleSearch,
  articleCounters: schema.articleCounters,
};

/** Rows by the names of `articleTables`. */
export type ArticleRows = Record<keyof typeof articleTables, Row[]>;

const HOUR = 3_600_000;
const TEN_YEARS = 10 * 365 * 24 * HOUR;
/** Older articles came by import, without a review. */
const WITH_REVIEWS = 2 * 365 * 24 * HOUR;

/** Adds the rows of article number `index`: the smaller the number, the older the article. */
export function writeArticle(site: Site, index: number, into: ArticleRows): void {
  const random = new Random(site.seed, index);
  const age = TEN_YEARS * (1 - (index + random.next()) / site.total);
  const timestamps = timestampsAt(site.now, age);
  const { createdAt } = timestamps;
  const id = idAt(createdAt, random);
  const outcome = pickOutcome(random);
  const state = stateColumns(outcome, timestamps, random);
  const editor = random.pick(site.editors);
  const words = writeText(random);
  const fields = fieldsOf(index, words, { site, editor, state, random });
  const saved = { bizType: "article", bizId: id, title: fields.title, fields, content: words.html };
  const stamp = stampCreate(editor, createdAt);

  into.articles.push({
    id,
    ...snapshotColumns(fields),
    ...state,
    deletedBy: state.deletedAt && editor.id,
    deletedByName: state.deletedAt && editor.name,
    version: state.round === 0 ? 1 : 4,
    ...stamp,
    updatedAt: wasReviewed(outcome) ? timestamps.publishedAt : createdAt,
  });
  for (let versionNo = 1; versionNo <= state.headVersionNo; versionNo += 1) {
    const approved = versionNo === state.approvedVersionNo;
    const { createdBy, createdByName } = stamp;
    into.contentVersions.push({
      ...saved,
      versionNo,
      approved,
      createdAt,
      createdBy,
      createdByName,
    });
  }
  const { liveFrom, publishedAt } = state;
  into.articleSlugs.push({ slug: fields.slug, articleId: id, publishedAt: liveFrom });
  if (wasReviewed(outcome) && age < WITH_REVIEWS) {
    const reviewers = twoOf(site.reviewers, random);
    const personas = { editor, reviewers, publisher: random.pick(site.publishers) };
    writeReview(id, outcome, personas, timestamps, random, into);
  }
  const readCount = liveFrom === null ? 0 : Math.floor(5 / (random.next() + 0.0005));
  into.articleCounters.push({ articleId: id, readCount, commentCount: 0 });
  if (liveFrom === null || publishedAt === null) return;
  const version = { fields, content: words.html };
  const publication = { versionNo: 1, liveFrom, publishedAt };
  const { article, search } = publicCopy(
    id,
    version,
    publication,
    textTasks.publicText(words.html),
    new Map(),
  );
  into.publishedArticles.push(article);
  const tokens = textTasks.searchVector({ ...search, place: index });
  into.articleSearch.push(searchRow(search, index, tokens));
}

/** No rows yet. */
export function emptyRows(): ArticleRows {
  const empty = Object.keys(articleTables).map((name) => [name, []]);
  return Object.fromEntries(empty) as ArticleRows;
}

function timestampsAt(now: Date, age: number): Timestamps {
  const before = (hours: number) => new Date(Math.floor(now.getTime() - age - hours * HOUR));
  return {
    createdAt: before(30),
    submittedAt: before(26),
    decidedAt: before(4),
    publishedAt: before(0),
    now,
  };
}

interface Circumstances {
  site: Site;
  editor: Person;
  state: StateColumns;
  random: Random;
}

function fieldsOf(
  index: number,
  words: ArticleText,
  { site, editor, state, random }: Circumstances,
) {
  const isTop = random.chance(0.0005);
  const pinEnd = new Date(site.now.getTime() + random.integer(-2000, 2000) * HOUR).toISOString();
  const sent = {
    slug: `${index.toString(36)}-${random.integer(100, 999)}`,
    subTitle: random.chance(0.2) ? words.summary.slice(0, 40) : null,
    summary: words.summary,
    cover: random.chance(0.5) ? `/files/2024/01/${index % 5000}.jpg` : null,
    coverAlt: "",
    author: editor.name,
    source: random.chance(0.3) ? "Survey office" : null,
    tags: words.tags,
    keywords: words.tags.slice(0, 2),
    allowComment: random.chance(0.8),
    isTop,
    topUntil: isTop && random.chance(0.5) ? pinEnd : null,
    orderBy: random.chance(0.02) ? random.integer(1, 100) : 0,
    recommendPositions: random.chance(0.001) ? ["homeFeature"] : [],
    offlineAt: state.liveUntil?.toISOString() ?? null,
  };
  return newSnapshot(sent, random.pickSkewed(site.typeIds), words.title, "en");
}

function twoOf(people: Person[], random: Random): [Person, Person] {
  const first = random.pick(people);
  let second = random.pick(people);
  while (second.id === first.id) second = random.pick(people);
  return [first, second];
}
