/** The words between a run and the processes of its clients. */

/** The transports, by name. */
export type TransportName = "stub" | "light" | "socket" | "socket8" | "busySocket";

/** What a client's process is told: make this many calls over this transport, as bare fetch and as the client. */
export interface BatchOrder {
  transport: TransportName;
  calls: number;
  /** Whether bare fetch goes first, which it does every other time. */
  floorFirst: boolean;
}

/** What it answers: microseconds per call. */
export interface BatchTimes {
  floor: number;
  client: number;
}
