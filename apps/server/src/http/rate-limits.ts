import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Limits } from "../kernel/config/limits.ts";
import { messages } from "../kernel/messages/index.ts";
import { AppError } from "../kernel/app-error.ts";
import { networkOf } from "../kernel/network-of.ts";
import type { OperationId } from "../kernel/contract.ts";

interface Rate {
  /** What counts together: both ways to sign in do, and so do comments and messages. */
  kind: "signIn" | "visitorPost" | "search" | "upload";
  calls: number;
  perMs: number;
}

interface Window {
  count: number;
  endsAt: number;
}

const minute = 60_000;
const mostKeys = 50_000;

/**
 * Counts calls per address of the operations that could be flooded; the keys are never taken from the request's content.
 * Kept in memory: each process counts for itself.
 */
export class RateLimits {
  readonly #rates: Partial<Record<OperationId, Rate[]>>;
  readonly #windows = new LRUCache<string, Window>({ max: mostKeys });

  constructor(limits: Limits) {
    const signIn: Rate[] = [{ kind: "signIn", calls: limits.signInsPerMinute, perMs: minute }];
    const visitorPost: Rate[] = [
      { kind: "visitorPost", calls: limits.visitorPostsPerMinute, perMs: minute },
      { kind: "visitorPost", calls: limits.visitorPostsPerHour, perMs: 60 * minute },
    ];
    this.#rates = {
      sessionCreateToken: signIn,
      sessionLogin: signIn,
      filesUpload: [{ kind: "upload", calls: limits.uploadsPerMinute, perMs: minute }],
      siteComment: visitorPost,
      siteLeaveMessage: visitorPost,
      siteSearchContent: [{ kind: "search", calls: limits.searchesPerMinute, perMs: minute }],
    };
  }

  /** Whether calls of an operation are counted. */
  limits(operation: OperationId): boolean {
    return this.#rates[operation] !== undefined;
  }

  /**
   * Counts a call.
   *
   * @throws AppError `RATE_LIMITED` with the seconds to wait.
   */
  count(request: FastifyRequest, nowMs: number): void {
    const operation = request.routeOptions.config.operation;
    const rates = operation === undefined ? undefined : this.#rates[operation.id];
    for (const rate of rates ?? []) {
      this.#countIn(`${rate.kind} ${rate.perMs} ${networkOf(request.ip)}`, rate, nowMs);
    }
  }

  #countIn(key: string, rate: Rate, nowMs: number): void {
    const current = this.#windows.get(key);
    const window =
      current !== undefined && current.endsAt > nowMs
        ? current
        : { count: 0, endsAt: nowMs + rate.perMs };
    window.count += 1;
    this.#windows.set(key, window);
    if (window.count <= rate.calls) return;
    throw new AppError("RATE_LIMITED", messages.request.tooMany, {
      retryAfter: Math.ceil((window.endsAt - nowMs) / 1000),
    });
  }
}
