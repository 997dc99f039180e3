import type { FastifyInstance } from "fastify";
import { AppError } from "../kernel/app-error.ts";
import type { Config } from "../kernel/config/config.ts";
import { messages } from "../kernel/messages/index.ts";

/** Answers unknown URLs with 404. Those below the API's base never fall through to the site. */
export function refuseUnknown(
  fastify: FastifyInstance,
  { config }: { config: Pick<Config, "apiBase"> },
): void {
  const refuse = () => {
    throw new AppError("NOT_FOUND", messages.address.unknown);
  };
  fastify.all(`${config.apiBase}/*`, refuse);
  fastify.setNotFoundHandler(refuse);
}
