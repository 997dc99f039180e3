import type { FastifyInstance } from "fastify";
import type { Db } from "../db/db.ts";
import type { Config } from "../kernel/config/config.ts";
import { composeDigests } from "../modules/mail/compose-digests.ts";
import { forgetOldMails, sendDueMails } from "../modules/mail/send-due-mails.ts";
import { forgetOldNotices } from "../modules/notifications/read-notices.ts";

export interface SendMailsOptions {
  config: Config;
  db: Db;
  now(): Date;
}

const INTERVAL_MS = 2_000;
const CLEANUP_MS = 3_600_000;

/** Sends the mails of the outbox while the server runs, and deletes notices and mails that are no longer kept. */
export function sendMails(fastify: FastifyInstance, { config, db, now }: SendMailsOptions): void {
  let stopping = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const repeat = (work: () => Promise<unknown>, everyMs: number) => {
    const run = () => {
      running = work().then(
        () => undefined,
        (err: unknown) => fastify.log.error({ err }, "Mails could not be handled yet"),
      );
      void running.then(() => {
        if (!stopping) timer = setTimeout(run, everyMs).unref();
      });
    };
    timer = setTimeout(run, everyMs).unref();
  };
  const cleanup = setInterval(() => {
    Promise.all([forgetOldNotices(db, now()), forgetOldMails(db, now())]).catch((err: unknown) =>
      fastify.log.error({ err }, "Old notices could not be deleted"),
    );
  }, CLEANUP_MS).unref();
  const { mail } = config;
  if (mail !== null) {
    const site = new URL(config.publicUrl);
    const language = config.siteLanguage?.toLowerCase().startsWith("zh") ? "zh-CN" : "en";
    const siteUrl = (site.origin + config.basePath).replace(/\/$/, "");
    const digests = { siteUrl, language } as const;
    repeat(async () => {
      // Loaded by the first server that sends mail, not by all.
      const { smtpTransport } = await import("../modules/mail/smtp-transport.ts");
      const transport = smtpTransport(mail, site.hostname);
      await composeDigests(db, digests, now());
      await sendDueMails(db, transport, now, () => stopping);
    }, INTERVAL_MS);
  }
  fastify.addHook("onClose", async () => {
    stopping = true;
    clearTimeout(timer);
    clearInterval(cleanup);
    await running;
  });
}
