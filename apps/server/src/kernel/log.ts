import type { FastifyBaseLogger } from "fastify";

/** The structured log: `log.info({ details }, "sentence")`. */
export type Log = FastifyBaseLogger;
