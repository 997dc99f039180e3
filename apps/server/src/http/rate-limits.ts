import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Limits } from "../kernel/config/limits.ts";
import { messages } from "../kernel/messages/index.ts";
import { AppError } from "../kernel/app-error.ts";
import { rateLimitKey } from "../kernel/rate-limit-key.ts";
import type { OperationId } from "../kernel/contract.ts";

interface Rate {
  /** Operations of one kind share a limit: both ways to sign in, comments and messages. */
  kind: "signIn" | "visitorPost" | "search" | "preview" | "upload";
  calls: number;
  perMs: number;
}

interface Window {
  count: number;
  endsAt: number;
}

const minute = 60_000;
const maxKeys = 50_000;

/**
 * Limits calls per client of operations that could be flooded; keys never come from the request's content. Counts are
 * in memory: each process counts for itself.
 */
export class RateLimits {
  readonly #rates: Partial<Record<OperationId, Rate[]>>;
  readonly #windows = new LRUCache<string, Window>({ max: maxKeys });

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
      siteOpenPreview: [{ kind: "preview", calls: limits.previewsPerMinute, perMs: minute }],
      siteSearchContent: [{ kind: "search", calls: limits.searchesPerMinute, perMs: minute }],
    };
  }

  limits(operation: OperationId): boolean {
    return this.#rates[operation] !== undefined;
  }

  /** @throws AppError `RATE_LIMITED` with the seconds to wait. */
  count(request: FastifyRequest, nowMs: number): void {
    const operation = request.routeOptions.config.operation;
    const rates = operation === undefined ? undefined : this.#rates[operation.id];
    for (const rate of rates ?? []) {
      this.#countIn(`${rate.kind} ${rate.perMs} ${rateLimitKey(request.ip)}`, rate, nowMs);
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
