import type { Result } from "@atrium/sdk";
import type { SelectOption } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";

type Version = Result<"articlesVersions">["records"][number];

/** The versions to choose from, each with what sets it apart; the latest alone until they are loaded. */
export function versionOptions(
  versions: readonly Pick<Version, "versionNo" | "approved" | "published">[] | undefined,
  article: { headVersionNo: number },
  { articles: messages, phrases }: Pick<AdminMessages, "articles" | "phrases">,
): SelectOption[] {
  const known = versions ?? [
    { versionNo: article.headVersionNo, approved: false, published: false },
  ];
  return known.map(({ versionNo, approved, published }) => {
    const marks = [
      versionNo === article.headVersionNo && messages.versionHead,
      published ? messages.versionPublished : approved && messages.versionApproved,
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
