/** A response that a `ResponseCache` can store. */
export interface Cacheable {
  /** Approximate bytes in memory. */
  readonly size: number;
  /** Whether a second request moves it from the probation segment to the protected one. */
  readonly isPromotable: boolean;
  readonly maxAgeMs: number;
}
