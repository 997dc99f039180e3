import { defineCommand } from "citty";
import type { Config } from "../kernel/config/config.ts";
import type { Db } from "../db/db.ts";
import { contentEvents, webhookEvents } from "../db/schema/index.ts";
import {
  pageDeliveries,
  resendDelivery,
  type WebhookDelivery,
} from "../modules/webhooks/deliveries.ts";
import {
  addWebhook,
  isWebhookEvent,
  listWebhooks,
  removeWebhook,
  setEnabled,
} from "../modules/webhooks/manage-webhooks.ts";
import { openSite } from "./open-site.ts";
import { CommandError, progress, runCommand } from "./run-command.ts";
import { strict } from "./strict-arguments.ts";

const id = { type: "positional", description: "The id of the webhook", required: true } as const;

const addCommand = defineCommand({
  meta: { name: "add", description: "Tell another program of events; prints the secret, once" },
  args: {
    url: { type: "positional", description: "Its http or https URL", required: true },
    name: { type: "string", description: "What it is for; the host of the URL by default" },
    events: {
      type: "string",
      description: `Separated by commas, of ${webhookEvents.join(", ")}; all but cache.invalidated by default`,
    },
  },
  run: ({ args }) =>
    withSite((db) => add(db, args.url, args.name, args.events ?? contentEvents.join(","))),
});

const listCommand = defineCommand({
  meta: { name: "list", description: "List the webhooks, without their secrets" },
  run: () => withSite(list),
});

const removeCommand = defineCommand({
  meta: { name: "remove", description: "Remove a webhook with its log" },
  args: { id },
  run: ({ args }) =>
    withSite(async (db) => {
      if (!(await removeWebhook(db, args.id))) throw unknown("webhook", args.id);
      progress("The webhook is removed.");
    }),
});

const pauseCommand = switchCommand("pause", false);
const resumeCommand = switchCommand("resume", true);

const logCommand = defineCommand({
  meta: { name: "log", description: "List the newest 50 deliveries, of one webhook or of all" },
  args: { id: { ...id, required: false } },
  run: ({ args }) => withSite((db) => log(db, args.id)),
});

const resendCommand = defineCommand({
  meta: { name: "resend", description: "Send a delivery of the log again" },
  args: { delivery: { type: "positional", description: "Its id in the log", required: true } },
  run: ({ args }) =>
    withSite(async (db) => {
      if ((await resendDelivery(db, args.delivery, new Date())) === undefined) {
        throw unknown("delivery", args.delivery);
      }
      progress("The delivery is sent again by the next server that looks, within seconds.");
    }),
});

/** `atrium webhook`: which other programs receive events, and what became of it. */
export const webhookCommand = defineCommand({
  meta: {
    name: "webhook",
    description: "Tell other programs of events, and see what became of it",
  },
  subCommands: {
    add: strict(async () => addCommand),
    list: strict(async () => listCommand),
    pause: strict(async () => pauseCommand),
    resume: strict(async () => resumeCommand),
    remove: strict(async () => removeCommand),
    log: strict(async () => logCommand),
    resend: strict(async () => resendCommand),
  },
});

function switchCommand(name: "pause" | "resume", enabled: boolean) {
  const description = enabled
    ? "Tell a paused webhook of new events again"
    : "Tell a webhook of nothing for now";
  return defineCommand({
    meta: { name, description },
    args: { id },
    run: ({ args }) =>
      withSite(async (db) => {
        const isKnown = await setEnabled(db, args.id, enabled, new Date());
        if (!isKnown) throw unknown("webhook", args.id);
        progress(enabled ? "The webhook receives new events." : "The webhook is paused.");
      }),
  });
}

function withSite(work: (db: Db) => Promise<void>): Promise<void> {
  return runCommand(async (config: Config) => {
    await using site = await openSite(config);
    await work(site.db);
  });
}

async function add(db: Db, url: string, name: string | undefined, names: string): Promise<void> {
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) {
    throw new CommandError("A webhook needs an http or https URL.");
  }
  const events = names.split(",").map((name) => name.trim());
  const known = events.filter(isWebhookEvent);
  if (known.length < events.length) {
    throw new CommandError(`The events are ${webhookEvents.join(", ")}.`);
  }
  const fields = { name: name ?? new URL(url).hostname, url, events: known };
  const added = await addWebhook(db, fields, new Date());
  progress(`Added the webhook ${added.id}, which receives ${known.join(", ")}.`);
  progress(`Its secret, shown only now: ${added.secret}`);
}

async function list(db: Db): Promise<void> {
  const all = await listWebhooks(db);
  if (all.length === 0) progress("There are no webhooks.");
  for (const { id: webhookId, name, url, events, enabled, waiting } of all) {
    const state = enabled ? `${waiting} waiting` : "paused";
    progress(`${webhookId}  ${name}  ${url}  ${events.join(",")}  ${state}`);
  }
}

async function log(db: Db, webhookId: string | undefined): Promise<void> {
  const { records } = await pageDeliveries(db, { webhookId, pageSize: 50 });
  if (records.length === 0) progress("Nothing was sent yet.");
  for (const delivery of records) {
    const { id: deliveryId, createdAt, event } = delivery;
    progress(`${deliveryId}  ${createdAt}  ${event}  ${stateOf(delivery)}`);
  }
}

function stateOf({ status, dueAt, deliveredAt, attempts, error }: WebhookDelivery): string {
  if (status === "delivered") return `delivered ${deliveredAt}`;
  const why = error === null ? "" : `: ${error}`;
  if (status === "failed") return `given up after ${attempts} attempts${why}`;
  return attempts === 0 ? "waiting" : `attempt ${attempts} failed, next ${dueAt}${why}`;
}

function unknown(what: string, name: string): CommandError {
  return new CommandError(`There is no ${what} ${name}.`);
}
