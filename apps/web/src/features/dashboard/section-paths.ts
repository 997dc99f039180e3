import type { HomeItem, HomeSection } from "../../queries/home.ts";

type Section = Pick<HomeSection, "key" | "bizType">;

/** The list with exactly what a section counts. */
export function sectionPath({ key, bizType }: Section): string {
  const kind = bizType === "articleType" || bizType === "homePage" ? `?kind=${bizType}` : "";
  switch (key) {
    case "toDecide":
      return `/tasks/wait-handle${kind}`;
    case "toRead":
      return `/tasks/wait-read${kind}`;
    case "comments":
      return "/content/comments?status=pending";
    case "messages":
      return "/content/messages?status=new";
    default:
      return `/content/articles?queue=${key}`;
  }
}

/** Where the user does what an item waits for. */
export function itemPath(section: Section, item: Pick<HomeItem, "id" | "bizId">): string {
  const { key, bizType } = section;
  const id = encodeURIComponent(item.id);
  const bizId = encodeURIComponent(item.bizId);
  if (bizType === "homePage") return `/content/home?page=${bizId}`;
  switch (key) {
    case "toDecide":
      return `/tasks/detail/${id}${bizType === "articleType" ? "?kind=articleType" : ""}`;
    case "toRead":
      return bizType === "article" ? `/content/articles/view/${bizId}` : sectionPath(section);
    case "comments":
      return sectionPath(section);
    case "messages":
      return `${sectionPath(section)}&dialog=${id}`;
    case "returned":
    case "drafts":
      return `/content/articles/edit/${bizId}`;
    default:
      return `/content/articles/view/${bizId}`;
  }
}
