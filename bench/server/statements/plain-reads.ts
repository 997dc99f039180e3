/**
 * The questions of the reads as one writes them first: the shown columns of the rows of a page from the tables that hold
 * them. Nothing is counted, pinned, ranked or highlighted, and no JSON is stored.
 */
import { searchTerms, toTsQuery, requiredTokens } from "@atrium/server/storage";
import type { ReadRequest } from "../load/load-order.ts";
import type { Scenario } from "../scenarios.ts";
import type { RecordedReads } from "./record-reads.ts";
import type { Statement } from "./statement-log.ts";

/** The plain statements of every read that is measured. */
export function plainReads(scenarios: readonly Scenario[], session: Statement): RecordedReads {
  return new Map(
    scenarios.flatMap((scenario) =>
      scenario.kind === "read"
        ? scenario.requests.map((request) => [request.path, plainRead(request, session)] as const)
        : [],
    ),
  );
}

function plainRead({ path, token }: ReadRequest, session: Statement): Statement[] {
  const { pathname, searchParams } = new URL(path, "http://bare");
  const size = Number(searchParams.get("pageSize") ?? 10);
  const offset = (Number(searchParams.get("pageNo") ?? 1) - 1) * size;
  const last = pathname.split("/").at(-1) ?? "";
  if (token !== undefined) return [session, ask(ownList, [size, offset])];
  if (last === "articleList") return [ask(list, [searchParams.get("typeId"), size, offset])];
  if (last === "searchContent") {
    const tokens = searchTerms(searchParams.get("keyword") ?? "").flatMap(requiredTokens);
    return [ask(search, [toTsQuery([...new Set(tokens)]), size, offset])];
  }
  return [ask(article, [last])];
}

function ask(text: string, values: unknown[]): Statement {
  return { text, values, named: false };
}

const card = `a.id, a.slug, a.title, a.sub_title, a.summary, a.cover, a.cover_alt, a.author, a.source, a.tags, a.is_top,
  p.published_at, t.id as type_id, t.code as type_code, t.name as type_name, c.read_count, c.comment_count`;
const live = "p.live_from <= now() and (p.live_until is null or p.live_until > now())";
const joined = `published_articles p join articles a on a.id = p.id join article_types t on t.id = p.type_id
  left join article_counters c on c.article_id = p.id`;

const list = `select ${card} from ${joined} where p.type_id = $1 and ${live}
  order by p.order_by desc, p.published_at desc, p.id desc limit $2 offset $3`;

const article = `select ${card}, a.images, a.video_url, a.attachments, a.source_url, a.keywords, a.seo_title,
    a.seo_description, a.no_index, a.allow_comment, a.updated_at, v.content
  from ${joined} join content_versions v on v.biz_type = 'article' and v.biz_id = p.id and v.version_no = p.version_no
  where p.id = $1 and ${live}`;

const search = `select ${card}, s.text
  from ${joined} join article_search s on s.article_id = p.id
  where s.tokens @@ $1::tsquery and ${live} order by s.place desc limit $2 offset $3`;

const ownList = `select a.id, a.created_at, a.created_by, a.created_by_name, a.updated_at, a.updated_by, a.updated_by_name,
    a.version, a.status, a.review_status, a.head_version_no, a.approved_version_no, a.published_version_no, a.scheduled_at,
    a.published_at, a.type_id, a.title, a.sub_title, a.slug, a.summary, a.cover, a.cover_alt, a.author, a.source, a.tags,
    a.allow_comment, a.is_top, a.top_until, a.recommend_positions, a.order_by, a.offline_at, t.name as type_name,
    c.read_count, c.comment_count
  from articles a join article_types t on t.id = a.type_id left join article_counters c on c.article_id = a.id
  where a.deleted_at is null order by a.updated_at desc, a.id desc limit $1 offset $2`;
