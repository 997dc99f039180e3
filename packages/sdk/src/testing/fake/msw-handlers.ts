import type { FakeBackend } from "../shell.ts";

/** The part of MSW's `http` that {@link mswHandlers} uses. */
export interface MswHttp<Handler> {
  all: (path: string, resolver: (info: { request: Request }) => Promise<Response>) => Handler;
}

/**
 * Handlers for MSW that respond from a server for tests, to calls of any origin below `baseUrl` and to its uploads.
 * MSW stays your dependency: give its `http`.
 *
 * @example setupServer(...mswHandlers(http, createFakeServer())).listen();
 */
export function mswHandlers<Handler>(
  http: MswHttp<Handler>,
  server: Pick<FakeBackend, "fetch">,
  baseUrl = "/rest",
): Handler[] {
  const respond = ({ request }: { request: Request }) => server.fetch(request);
  const root = baseUrl.startsWith("/") ? `*${baseUrl}` : baseUrl;
  return [http.all(`${root}/*`, respond), http.all("*/files/*", respond)];
}
