import type { FastifyInstance } from "fastify";
import type { Db } from "../db/db.ts";
import type { Config } from "../kernel/config/config.ts";
import { mailLanguage, adminPagesUrl } from "../kernel/config/site-url.ts";
import { composeDigests } from "../modules/mail/compose-digests.ts";
import { forgetOldMails, sendDueMails } from "../modules/mail/send-due-mails.ts";
import { repeatWork } from "./repeat-work.ts";

export interface SendMailsOptions {
  config: Config;
  db: Db;
  now(): Date;
}

const INTERVAL_MS = 2_000;
const CLEANUP_MS = 3_600_000;

/** Sends the mails of the outbox while the server runs, and deletes those that are no longer kept. */
export function sendMails(fastify: FastifyInstance, { config, db, now }: SendMailsOptions): void {
  repeatWork(
    fastify,
    { name: "mail-cleanup", failure: "Old mails could not be deleted", everyMs: CLEANUP_MS },
    () => forgetOldMails(db, now()),
  );
  const { mail } = config;
  if (mail === null) return;
  const site = new URL(config.publicUrl);
  const digests = { siteUrl: adminPagesUrl(config), language: mailLanguage(config) };
  repeatWork(
    fastify,
    { name: "mail", failure: "Mails could not be handled yet", everyMs: INTERVAL_MS },
    async (stopping) => {
      // Loaded by the first server that sends mail, not by all.
      const { smtpTransport } = await import("../modules/mail/smtp-transport.ts");
      const transport = smtpTransport(mail, site.hostname);
      await composeDigests(db, digests, now());
      await sendDueMails(db, transport, now, stopping);
    },
  );
}
