import { createTransport } from "nodemailer";
import type { MailConfig } from "../../kernel/config/config.ts";
import { MailRefusedError, type MailTransport } from "./send-due-mails.ts";

const second = 1000;
/** Shorter than the worker's claim. */
const DEADLINE_MS = 90 * second;

/** Sends over SMTP. `host` is the site's, for Message-IDs that are the same at each attempt. */
export function smtpTransport({ smtpUrl, from }: MailConfig, host: string): MailTransport {
  const smtp = createTransport(smtpUrl, { from, disableFileAccess: true, disableUrlAccess: true });
  Object.assign(smtp.options, {
    connectionTimeout: 15 * second,
    greetingTimeout: 15 * second,
    socketTimeout: 30 * second,
  });
  return {
    async send({ id, to, subject, text, html }) {
      const messageId = `<${id}@${host}>`;
      const message = {
        messageId,
        to,
        subject,
        text,
        html,
        headers: { "Auto-Submitted": "auto-generated" },
      };
      try {
        await withDeadline(smtp.sendMail(message));
      } catch (error) {
        throw isRefusal(error) ? new MailRefusedError(messageOf(error)) : error;
      }
    },
  };
}

async function withDeadline<T>(sending: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The mail server took too long")), DEADLINE_MS);
  try {
    return await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the server will never accept this mail: its recipient or its content, not our account. */
function isRefusal(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const code: unknown = Reflect.get(error, "responseCode");
  const command: unknown = Reflect.get(error, "command");
  return typeof code === "number" && code >= 500 && (command === "RCPT TO" || command === "DATA");
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
