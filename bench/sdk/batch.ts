/** The messages between a run and the processes of its clients. */

/** The transports, by name. */
export type TransportName = "stub" | "light" | "socket" | "socket8" | "busySocket";

/** The order to a client's process: make this many calls over this transport, as bare fetch and as the client. */
export interface BatchOrder {
  transport: TransportName;
  calls: number;
  /** Whether bare fetch goes first, which it does every other time. */
  floorFirst: boolean;
}

/** Its response: microseconds per call. */
export interface BatchTimes {
  floor: number;
  client: number;
}
