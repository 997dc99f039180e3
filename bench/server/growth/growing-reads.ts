import type { ReadRequest } from "../load/load-order.ts";
import type { SiteSample } from "../sample-site.ts";
import { keywords } from "../scenarios.ts";
import type { WordsFloor } from "../statements/words-alone.ts";

/** A read whose cost must not grow with the site. */
export interface GrowingRead {
  title: string;
  /** Deep pages and searches may take longer. */
  slow: boolean;
  requests: ReadRequest[];
  /** What finds a word, and how many of its finds a reply counts. */
  words?: WordsFloor;
}

const found = { table: "article_search", column: "tokens", most: 200 } as const;
const named = { table: "articles", column: "names", most: 10_001 } as const;

const site = "/rest/api/app/other";
const office = "/rest/api/dtArticle";

/** Every read of articles, as visitors and as staff ask for them. */
export function growingReads(sample: SiteSample): GrowingRead[] {
  const { typeIds, articleIds, slugs, editor, reviewer, articles } = sample;
  const some = <T>(list: T[]) => list.slice(0, 12);
  const visitor = (title: string, paths: string[], slow = false): GrowingRead => ({
    title,
    slow,
    requests: some(paths).map((path) => ({ path: site + path })),
  });
  const staff = (title: string, token: string, paths: string[], slow = false): GrowingRead => ({
    title,
    slow,
    requests: some(paths).map((path) => ({ path: office + path, token })),
  });
  const ofWords = (words: WordsFloor, read: GrowingRead): GrowingRead => ({ ...read, words });
  const eachType = (write: (typeId: string) => string) => typeIds.map(write);
  const eachWord = (write: (word: string) => string) =>
    keywords.map((word) => write(encodeURIComponent(word)));
  const lastPage = Math.floor((articles * 0.85) / 20);
  const deep = [0.3, 0.5, 0.7, 0.9].map((share) => Math.max(1, Math.floor(lastPage * share)));
  const months = ["2019-03", "2021-11", "2023-06", "2025-01"];
  return [
    visitor(
      "Public list, newest",
      eachType((id) => `/articleList?typeId=${id}&pageSize=20`),
    ),
    visitor(
      "… of all types",
      [1, 2, 3].map((page) => `/articleList?pageNo=${page}&pageSize=20`),
    ),
    visitor(
      "… by tag",
      ["harbour", "calibration", "水位"].map(
        (tag) => `/articleList?tag=${encodeURIComponent(tag)}`,
      ),
    ),
    visitor(
      "… of a month",
      months.map((month) => `/articleList?month=${month}`),
    ),
    visitor(
      "… deep page",
      deep.map((page) => `/articleList?pageNo=${page}&pageSize=20`),
      true,
    ),
    visitor(
      "… deep page of a type",
      eachType((id) => `/articleList?typeId=${id}&pageNo=${Math.ceil(lastPage / 200)}&pageSize=20`),
      true,
    ),
    visitor(
      "Public article",
      articleIds.map((id) => `/getArticle/${id}`),
    ),
    visitor(
      "… by its address",
      slugs.map((slug) => `/getArticle/${slug}`),
    ),
    visitor(
      "Newer and older",
      articleIds.map((id) => `/getPreAndNext/${id}`),
    ),
    visitor(
      "Related",
      articleIds.map((id) => `/recommendArticles?articleId=${id}`),
    ),
    visitor("Recommended", ["/indexRecommend/homeFeature"]),
    visitor("Latest", ["/newsArticles?limit=20"]),
    visitor("Months of the archive", [
      "/moreMonthList",
      ...eachType((id) => `/moreMonthList?typeId=${id}`),
    ]),
    visitor("Type tree", ["/typeTree"]),
    ofWords(
      found,
      visitor(
        "Search",
        eachWord((word) => `/searchContent?keyword=${word}`),
        true,
      ),
    ),
    ofWords(
      found,
      visitor(
        "… third page",
        eachWord((word) => `/searchContent?keyword=${word}&pageNo=3`),
        true,
      ),
    ),
    ofWords(
      found,
      visitor(
        "… within a type",
        eachWord((word) => `/searchContent?keyword=${word}&typeId=${typeIds[0]}`),
        true,
      ),
    ),
    staff("Own list", editor, ["/page?pageSize=20", "/page?pageNo=2&pageSize=20"]),
    staff(
      "… by status",
      editor,
      ["draft", "offline", "scheduled"].map((status) => `/page?status=${status}`),
    ),
    staff("… under review", editor, ["/page?reviewStatus=running"]),
    staff(
      "… of a type",
      editor,
      eachType((id) => `/page?typeId=${id}`),
    ),
    ofWords(
      named,
      staff(
        "… with a word",
        editor,
        eachWord((word) => `/page?keyword=${word}`),
        true,
      ),
    ),
    staff(
      "… deep page",
      editor,
      deep.map((page) => `/page?pageNo=${page}&pageSize=20`),
      true,
    ),
    staff(
      "Own article",
      editor,
      articleIds.map((id) => `/get/${id}`),
    ),
    staff(
      "Its versions",
      editor,
      articleIds.map((id) => `/versions/${id}`),
    ),
    staff(
      "Its timeline",
      editor,
      articleIds.map((id) => `/history/${id}`),
    ),
    staff("Tasks that wait", reviewer, ["/waitMeToHandleTasks"]),
    staff("Tasks handled", reviewer, ["/myHandledTasks"]),
    staff("To be read", reviewer, ["/waitMeToReadCirculatedTasks"]),
  ];
}
