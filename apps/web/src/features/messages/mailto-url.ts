import type { Message } from "../../queries/messages.ts";

/** Longer addresses are cut by some mail programs. */
const maxText = 1500;

/** Opens the mail program with an answer; nothing a visitor wrote can add a header. */
export function mailtoUrl({ email, subject }: Pick<Message, "email" | "subject">, text: string) {
  const fields = [
    ...(subject === null ? [] : [`subject=${encodeURIComponent(`Re: ${subject}`)}`]),
    ...(text.trim() === "" ? [] : [`body=${encodeURIComponent(text.slice(0, maxText))}`]),
  ];
  const query = fields.length === 0 ? "" : `?${fields.join("&")}`;
  return `mailto:${encodeURIComponent(email ?? "")}${query}`;
}
