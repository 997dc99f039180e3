import type { FastifyRequest } from "fastify";
import type { Limits } from "../../kernel/config/limits.ts";
import { messages } from "../../kernel/messages/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { rateLimitKey } from "../../kernel/rate-limit-key.ts";
import type { OperationId } from "../../kernel/contract.ts";
import { LocalCounts, type Counts, type Window } from "./local-counts.ts";
import type { Rate } from "./rate.ts";
import type { SharedCounts } from "./shared-counts.ts";

const minute = 60_000;

/** Reads cost no write: servers exchange their counts of them from time to time. */
const READS: ReadonlySet<Rate["kind"]> = new Set(["search", "preview"]);

/**
 * Limits calls per client of operations that could be flooded; keys never come from the request's content. Several
 * servers count together: a write of a visitor or a sign-in is counted in the database, which it needs anyway.
 */
export class RateLimits {
  readonly #rates: Partial<Record<OperationId, Rate[]>>;
  readonly #ofAccount: Rate;
  readonly #accounts = new LocalCounts();
  readonly #ofReader: Rate;
  readonly #readers = new LocalCounts();
  readonly #reads: Counts;
  readonly #writes: Counts;

  /** @param shared What several servers count together; null where there is only one. */
  constructor(limits: Limits, shared: SharedCounts | null) {
    const local = new LocalCounts();
    this.#reads = shared?.ofReads ?? local;
    this.#writes = shared?.ofWrites ?? local;
    this.#ofAccount = { kind: "account", calls: limits.accountCallsPerMinute, perMs: minute };
    this.#ofReader = { kind: "read", calls: limits.publicReadsPerMinute, perMs: minute };
    const perMinute = { calls: limits.signInsPerMinute, perMs: minute };
    const signIn: Rate[] = [{ kind: "signIn", ...perMinute }];
    const signInBegin: Rate[] = [{ kind: "signInBegin", ...perMinute }];
    const visitorPost: Rate[] = [
      { kind: "visitorPost", calls: limits.visitorPostsPerMinute, perMs: minute },
      { kind: "visitorPost", calls: limits.visitorPostsPerHour, perMs: 60 * minute },
    ];
    this.#rates = {
      sessionCreateToken: signIn,
      sessionLogin: signIn,
      oidcSignIn: signIn,
      oidcBegin: signInBegin,
      passkeysSignIn: signIn,
      passkeysSignInBegin: signInBegin,
      sessionOpenPasswordLink: signIn,
      sessionChoosePassword: signIn,
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

  /**
   * Counts a call of an account, whichever operation it is. Each server counts for itself: this bounds the work that a
   * program makes here.
   *
   * @throws AppError `UNAVAILABLE` with the seconds to wait.
   */
  countCaller(userId: string, nowMs: number): void {
    refuseBeyond(this.#ofAccount, this.#accounts.add(userId, this.#ofAccount, nowMs), nowMs);
  }

  /**
   * Counts a public read that no kept response answers, whichever operation it is; each server for itself. What has a
   * limit of its own is counted there.
   *
   * @throws AppError `UNAVAILABLE` with the seconds to wait.
   */
  countRead({ ip, routeOptions }: FastifyRequest, nowMs: number): void {
    const { operation } = routeOptions.config;
    if (operation === undefined || this.limits(operation.id)) return;
    const window = this.#readers.add(rateLimitKey(ip), this.#ofReader, nowMs);
    refuseBeyond(this.#ofReader, window, nowMs);
  }

  /** @throws AppError `RATE_LIMITED` with the seconds to wait. */
  async count(request: FastifyRequest, nowMs: number): Promise<void> {
    const operation = request.routeOptions.config.operation;
    const rates = operation === undefined ? undefined : this.#rates[operation.id];
    for (const rate of rates ?? []) {
      const key = `${rate.kind} ${rate.perMs} ${rateLimitKey(request.ip)}`;
      const counts = READS.has(rate.kind) ? this.#reads : this.#writes;
      const { count, endsAt } = await counts.add(key, rate, nowMs);
      if (count > rate.calls) {
        const retryAfter = secondsUntil(endsAt, nowMs);
        throw new AppError("RATE_LIMITED", messages.request.tooMany, { retryAfter });
      }
    }
  }
}

function refuseBeyond({ calls }: Rate, { count, endsAt }: Window, nowMs: number): void {
  if (count <= calls) return;
  const retryAfter = secondsUntil(endsAt, nowMs);
  throw new AppError("UNAVAILABLE", messages.request.tooMany, { retryAfter });
}

function secondsUntil(endsAt: number, nowMs: number): number {
  return Math.max(1, Math.ceil((endsAt - nowMs) / 1000));
}
