import { isApiError } from "@atrium/sdk";
import { notFound } from "@tanstack/react-router";
import type { LoaderContext, RouterContext } from "../../app/router-context.ts";
import { loadSuggestions, type Suggestions } from "./suggestions.ts";

/**
 * Awaits a record. A missing record or an invalid id throws "not found" with suggestions instead of an error.
 *
 * @param slug Of the requested article.
 */
export async function orNotFound<T>(
  call: Promise<T>,
  sdk: LoaderContext["sdk"],
  slug?: string,
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const absent = isApiError(error) && (error.status === 404 || error.status === 400);
    throw absent ? notFound({ data: await loadSuggestions(sdk, slug) }) : error;
  }
}

/** Throws "not found" with suggestions for a page number past the end; a list without entries has one page. */
export async function assertPageExists(
  sdk: LoaderContext["sdk"],
  pageNo: number,
  pages: number,
): Promise<void> {
  if (pageNo > Math.max(1, pages)) throw notFound({ data: await loadSuggestions(sdk) });
}

/** Awaits a call; null, with status 429, when it is rate-limited. */
export async function orTooMany<T>(
  call: Promise<T>,
  response: RouterContext["response"],
): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (!isApiError(error) || error.errorCode !== "RATE_LIMITED") throw error;
    response.status = 429;
    return null;
  }
}

/** Awaits a record. One that was withdrawn throws "not found" with suggestions and makes the status 410. */
export async function orGone<T>(
  call: Promise<T>,
  { sdk, response }: Pick<LoaderContext, "sdk" | "response">,
  gone: NonNullable<Suggestions["gone"]>,
  slug?: string,
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!isApiError(error) || error.status !== 410) throw error;
    response.status = 410;
    throw notFound({ data: { ...(await loadSuggestions(sdk, slug)), gone } });
  }
}
