import type { Recommend } from "../../queries/recommends.ts";

/** The recommendations of one position, in order. */
export interface RecommendGroup {
  readonly position: string;
  readonly rows: readonly Recommend[];
}

/** What the reader sees of a recommendation. */
export function displayTitle({ title, articleTitle }: Recommend): string {
  return title ?? articleTitle;
}

/** The recommendations by place: the known places in their order, empty ones too, then any others that occur. */
export function groupByPosition(
  rows: readonly Recommend[],
  known: readonly string[],
): RecommendGroup[] {
  const positions = new Set([...known, ...rows.map(({ positionType }) => positionType)]);
  return Array.from(positions, (position) => ({
    position,
    rows: inOrder(rows.filter(({ positionType }) => positionType === position)),
  }));
}

/** What recommendations are looked for by. */
export interface RecommendFilter {
  readonly keyword: string;
  readonly language: string | undefined;
}

/** The recommendations in a language whose own or article's title contains a keyword. */
export function filterRecommends(
  rows: readonly Recommend[],
  { keyword, language }: RecommendFilter,
): readonly Recommend[] {
  const wanted = keyword.toLocaleLowerCase();
  return rows.filter(
    (row) =>
      (language === undefined || row.language === language) &&
      `${row.title ?? ""}\n${row.articleTitle}`.toLocaleLowerCase().includes(wanted),
  );
}

/** In the public's order; the id decides between equals, as on the server. */
function inOrder(rows: readonly Recommend[]): Recommend[] {
  return rows.toSorted((a, b) => a.orderBy - b.orderBy || (a.id < b.id ? -1 : 1));
}
