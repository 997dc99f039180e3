export { openWebLock, type LockPort } from "../ports/lock.ts";
export {
  createEventStream,
  type EventStream,
  type EventStreamOptions,
  type EventStreamStatus,
} from "./event-stream.ts";
export { createEventParser, type ServerEvent } from "./parse-events.ts";
export { retryDelay } from "./retry-delay.ts";
export { useServerEvents } from "./use-server-events.ts";
