import type { Result } from "@atrium/sdk";
import type { SelectOption } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";

type Version = Result<"articlesVersions">["records"][number];

/** The versions to choose from, each with what sets it apart; the latest alone until they are loaded. */
export function versionOptions(
  versions: readonly Pick<Version, "versionNo" | "published">[] | undefined,
  article: { headVersionNo: number; approvedVersionNo: number | null },
  { articles: messages, phrases }: Pick<AdminMessages, "articles" | "phrases">,
): SelectOption[] {
  const known = versions ?? [{ versionNo: article.headVersionNo, published: false }];
  // An approval counts until the next one.
  const isApproved = (versionNo: number) => versionNo === article.approvedVersionNo;
  return known.map(({ versionNo, published }) => {
    const marks = [
      versionNo === article.headVersionNo && messages.versionHead,
      published ? messages.versionPublished : isApproved(versionNo) && messages.versionApproved,
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
