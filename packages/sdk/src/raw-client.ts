import type { FetchResponse, ParamsOption, RequestBodyOption } from "openapi-fetch";
import type { Call } from "./call-input.ts";
import type { CallOptions } from "./call-options.ts";
import type { paths } from "./generated/schema.ts";
import type { SdkMessages } from "./messages.ts";
import { parseJson, type RawResponse } from "./rules/read-envelope.ts";
import { fillPath } from "./rules/fill-path.ts";

/** Sends a request; the global `fetch` fits. It gets an address and an init, never a `Request`. */
export type FetchPort = (url: string, init: RequestInit) => Promise<Response>;

type HttpMethod = "get" | "post" | "put" | "delete";

/** How a body is parsed; `json` returns text where there is no JSON. */
type ParseAs = "json" | "text" | "blob" | "arrayBuffer";

type PathWith<M extends HttpMethod> = {
  [Path in keyof paths]: paths[Path][M] extends { responses: object } ? Path : never;
}[keyof paths];

type RawInit<Operation, As> = ParamsOption<Operation> &
  RequestBodyOption<Operation> &
  Omit<CallOptions, "silent"> & { parseAs?: As };

type RawArguments<Init> = {} extends Init ? [init?: Init] : [init: Init];

type RawMethod<M extends HttpMethod> = <Path extends PathWith<M>, As extends ParseAs = "json">(
  path: Path,
  ...init: RawArguments<RawInit<paths[Path][M], As>>
) => Promise<FetchResponse<paths[Path][M] & object, { parseAs: As }, "application/json">>;

/**
 * The contract's paths as in openapi-fetch: `client.GET(path, { params: { path, query }, body, parseAs })` returns
 * `{ data, error, response }` whatever the status. Query, path, token, time-out, signal and retries are as in any call
 * (and so are their options, beside `params`); the caller checks status and envelope, and nothing is reported.
 */
export interface RawClient {
  GET: RawMethod<"get">;
  POST: RawMethod<"post">;
  PUT: RawMethod<"put">;
  DELETE: RawMethod<"delete">;
}

/** The input of a raw call, whose type was checked by path. */
interface UntypedInit extends CallOptions {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  body?: unknown;
  parseAs?: ParseAs;
}

/** Creates the raw client on the calls of an SDK. */
export function createRawClient(call: Call, messages: SdkMessages): RawClient {
  const to =
    (method: string) =>
    (path: string, { params, body, parseAs, ...options }: UntypedInit = {}) =>
      call(
        () => ({
          method,
          path: fillPath(path, { ...params?.path }, messages),
          query: params?.query,
          body,
          read: (response) => readRaw(response, parseAs),
        }),
        { ...options, silent: true },
      );
  const client = { GET: to("GET"), POST: to("POST"), PUT: to("PUT"), DELETE: to("DELETE") };
  // The types describe for each path what these functions do for any.
  return client as unknown as RawClient;
}

/** The response is the result whatever its status, so that the envelope is not read. */
async function readRaw(response: Response, parseAs: ParseAs = "json"): Promise<RawResponse> {
  const { ok } = response;
  const isText = !ok || parseAs === "json";
  const raw: unknown = await response[isText ? "text" : parseAs]();
  const body = isText ? (parseJson(String(raw)) ?? (raw || undefined)) : raw;
  return { status: 200, text: "", result: { [ok ? "data" : "error"]: body, response } };
}
