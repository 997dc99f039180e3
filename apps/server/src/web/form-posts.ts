import type { FastifyInstance } from "fastify";
import type { PostedForm, WebModule } from "@atrium/web/ssr";
import { isSameOrigin } from "./is-same-origin.ts";
import { languagePrefixes } from "./page-languages.ts";
import { servePage, type PageOptions } from "./render-page.ts";

/** The longest message, URL-encoded, with room to spare. */
const maxFormBytes = 64 * 1024;

/** The form of the back office, at its own origin where it has one. */
const loginPath = "/login";

const forVisitors = { config: { forVisitors: true } } as const;

/**
 * Handles the forms of the public site for browsers without script. The page that contains the form calls the API on
 * the visitor's behalf, as the script would, and shows the result.
 */
export function serveFormPosts(
  fastify: FastifyInstance,
  options: PageOptions,
  web: Pick<WebModule, "formPaths">,
): void {
  const { basePath, publicUrl } = options.config;
  void fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: maxFormBytes },
      (_request, body, done) => done(null, readFields(String(body))),
    );
    const places = languagePrefixes.flatMap((prefix) =>
      web.formPaths.map((path) => ({ path: prefix + path.slice(1), isAdmin: path === loginPath })),
    );
    for (const { path, isAdmin } of places) {
      scope.post<{ Body: PostedForm["fields"] | undefined }>(
        basePath + path,
        isAdmin ? {} : forVisitors,
        (request, reply) => {
          const form = { fields: request.body ?? {}, fromHere: isSameOrigin(request, publicUrl) };
          return servePage(options, request, reply, form);
        },
      );
    }
    // A page without a form.
    scope.post(`${basePath}*`, (_request, reply) => reply.callNotFound());
  });
}

/** Browsers send CRLF line ends. */
function readFields(body: string): PostedForm["fields"] {
  return Object.fromEntries(new URLSearchParams(body.replaceAll("%0D%0A", "%0A")));
}
