import type { Middleware } from "openapi-fetch";
import type { SdkOptions } from "./sdk-options.ts";
import { sdkMessages } from "./messages.ts";
import { isFile } from "./read-download.ts";
import { readResponse } from "./read-response.ts";
import { readEnvelope } from "./rules/read-envelope.ts";
import { report } from "./report.ts";
import { isApiError } from "./api-error.ts";

/**
 * Creates the SDK's rule for responses as a middleware of openapi-fetch: a failing status, `success: false`, `code: 1` and
 * whatever is no envelope reject with an {@link ApiError}, which `onNotice` gets too. Files pass.
 *
 * `client.use` puts it around those that were used before: they see a response first.
 *
 * @example
 * client.use(envelopeMiddleware({ onNotice: ({ message }) => toast(message) }));
 * const { data } = await client.GET("/user/list"); // rejects when it fails
 */
export function envelopeMiddleware({
  onNotice,
  messages,
}: Pick<SdkOptions, "onNotice" | "messages"> = {}): Middleware {
  return {
    onResponse: async ({ response }) => {
      if (response.ok && isFile(response)) return;
      try {
        readEnvelope(await readResponse(response.clone()), sdkMessages(messages));
      } catch (error) {
        if (isApiError(error)) report(onNotice, error, {});
        throw error;
      }
    },
  };
}
