import type { Result } from "@atrium/sdk";
import type { SelectOption } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { Article } from "../../queries/articles.ts";

type Version = Result<"articlesVersions">["records"][number];

/** What is known of the article's versions. */
type VersionedArticle = Pick<
  Article,
  "status" | "headVersionNo" | "approvedVersionNo" | "publishedVersionNo" | "nextVersionNo"
>;

/** The versions to choose from, each with what sets it apart; the latest alone until they are loaded. */
export function versionOptions(
  versions: readonly Pick<Version, "versionNo" | "published">[] | undefined,
  article: VersionedArticle,
  { articles: messages, phrases }: Pick<AdminMessages, "articles" | "phrases">,
): SelectOption[] {
  const known = versions ?? [{ versionNo: article.headVersionNo, published: false }];
  const scheduled =
    article.status === "scheduled" ? article.publishedVersionNo : article.nextVersionNo;
  const stateOf = ({ versionNo, published }: (typeof known)[number]) => {
    if (published) return messages.versionPublished;
    if (versionNo === scheduled) return messages.versionScheduled;
    // An approval counts until the next one.
    return versionNo === article.approvedVersionNo && messages.versionApproved;
  };
  return known.map((version) => {
    const { versionNo } = version;
    const marks = [
      versionNo === article.headVersionNo && messages.versionHead,
      stateOf(version),
    ].filter((mark) => typeof mark === "string");
    const name = messages.version({ version: versionNo });
    return {
      value: String(versionNo),
      label:
        marks.length > 0
          ? phrases.annotated({ text: name, note: phrases.list({ names: marks }) })
          : name,
    };
  });
}
