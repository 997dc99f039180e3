import { isApiError } from "@atrium/sdk";
import { notFound } from "@tanstack/react-router";
import type { RouterContext } from "../../app/router-context.ts";

/** Waits for a record; when there is none, or its id makes no sense, the page is "not found" instead of an error. */
export async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}

/** Waits for an answer; when too many were asked for, the page that cannot be shown says so by its status. */
export async function orTooMany<T>(
  call: Promise<T>,
  response: RouterContext["response"],
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error) && error.status === 429) response.status = 429;
    throw error;
  }
}

/** Waits for a record; null when it was withdrawn. */
export async function orGone<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error) && error.status === 410) return null;
    throw error;
  }
}
