import type { FastifyBaseLogger } from "fastify";

/** The structured log: `log.info({ facts }, "sentence")`. */
export type Log = FastifyBaseLogger;
