/**
 * Operations of the contract that have no handler yet and answer 501. A test keeps the list true;
 * it is to become empty.
 */
export const unserved = ["chartsGetDatas"] as const;

/** Name of an operation without a handler. */
export type UnservedOperation = (typeof unserved)[number];
