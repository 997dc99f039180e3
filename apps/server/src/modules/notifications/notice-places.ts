/** Paths in the back office that notices link to; the shipped menus and the views of the web app have the same. */
export const noticePlaces = {
  task: (bizType: string, taskId: string, bizId: string) =>
    bizType === "homePage"
      ? `${homePage(bizId)}&task=${segment(taskId)}`
      : `/tasks/detail/${segment(taskId)}${bizType === "articleType" ? "?kind=articleType" : ""}`,
  record: (bizType: string, id: string) =>
    RECORDS[bizType]?.(id) ?? `/content/articles/view/${segment(id)}`,
  editor: (bizType: string, id: string) =>
    RECORDS[bizType]?.(id) ?? `/content/articles/edit/${segment(id)}`,
  remark: (articleId: string, remarkId: string) =>
    `/content/articles/view/${segment(articleId)}?remark=${segment(remarkId)}`,
  commentsOf: (articleId: string) =>
    `/content/comments?status=pending&articleId=${segment(articleId)}`,
  comment: (id: string) => `/content/comments?status=all&dialog=${segment(id)}`,
  message: (id: string) => `/content/messages?dialog=${segment(id)}`,
  release: (id: string) => `/content/releases?dialog=${segment(id)}`,
  profile: "/profile",
};

/** Records with one page to read and write them. */
const RECORDS: Readonly<Record<string, (id: string) => string>> = {
  articleType: (id) => `/content/types?type=${segment(id)}`,
  homePage,
};

function homePage(id: string): string {
  return `/content/home?page=${segment(id)}`;
}

function segment(id: string): string {
  return encodeURIComponent(id);
}
