import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { Comment } from "../../queries/comments.ts";

/** What a comment is called: who wrote it and how it begins. */
export function commentName(
  { nickname, content }: Pick<Comment, "nickname" | "content">,
  messages: AdminMessages["comments"],
): string {
  return messages.rowName({ name: nickname, text: beginning(content) });
}

/** The first words on one line. Truncates by code points, so that no character is split. */
function beginning(content: string): string {
  const line = content.replaceAll(/\s+/g, " ").trim();
  const [start = ""] = /^.{0,48}/u.exec(line) ?? [];
  return start === line ? line : `${start.trimEnd()}…`;
}
