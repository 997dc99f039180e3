import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import { findSignedIn } from "../auth/find-signed-in.ts";
import { sessionIdOf } from "../auth/signed-in-user.ts";
import { tokenFromHeader } from "../auth/tokens.ts";
import type { Db } from "../db/db.ts";
import type { EventBus } from "../db/event-bus.ts";
import type { Config } from "../kernel/config/config.ts";
import { AppError } from "../kernel/app-error.ts";
import { messages } from "../kernel/messages/index.ts";
import { EventStreams } from "../modules/events/event-streams.ts";

export interface EventsOptions {
  config: Config;
  db: Db;
  eventBus: EventBus | undefined;
  now(): Date;
}

/** A reader that is this far behind is disconnected; when it comes back it gets the present state. */
const MAX_BUFFERED = 64 * 1024;

/**
 * Serves `/api/events`: what changes for the signed-in account, as server-sent events. A stream has no envelope and no
 * end, so it is no operation of the contract.
 */
export function serveEvents(fastify: FastifyInstance, options: EventsOptions): void {
  const { config, db, eventBus, now } = options;
  if (eventBus === undefined) return;
  const streams = new EventStreams({ db, eventBus, now, log: fastify.log });
  fastify.addHook("preClose", async () => streams.close());
  const route = { config: { outsideContract: true } };
  fastify.get(`${config.apiBase}/api/events`, route, async (request, reply) => {
    const token = tokenFromHeader(request.headers.authorization);
    const user = token === null ? null : await findSignedIn(db, token, config.limits, now());
    if (user === null) throw new AppError("UNAUTHENTICATED", messages.signIn.required);
    if (user.mustChangePassword) {
      throw new AppError("PASSWORD_CHANGE_REQUIRED", messages.signIn.passwordDue);
    }
    if (user.mustEnrolSecondFactor) {
      throw new AppError("SECOND_FACTOR_DUE", messages.secondFactor.due);
    }
    const body = new PassThrough();
    const close = streams.open({
      userId: user.id,
      sessionId: sessionIdOf(user),
      sink: {
        write: (text) => body.write(text) || body.writableLength < MAX_BUFFERED,
        end: () => body.end(),
      },
    });
    body.on("close", close);
    // Proxies must not collect what should arrive at once.
    void reply.headers({ "cache-control": "no-store", "x-accel-buffering": "no" });
    return reply.type("text/event-stream").send(body);
  });
}
