"use client";

import { useEffect, useRef } from "react";
import { useStoreSelector } from "../store/use-store-selector.ts";
import type { EventStream, EventStreamStatus } from "./event-stream.ts";
import type { ServerEvent } from "./parse-events.ts";

/**
 * Receives the events of a stream while the component is mounted, and returns how they arrive.
 *
 * @example
 * const Unread = ({ stream }: { stream: EventStream }) => {
 *   const status = useServerEvents(stream, ({ name, data }) => console.log(name, data));
 *   return <p>{status}</p>;
 * };
 */
export function useServerEvents(
  stream: EventStream,
  onEvent: (event: ServerEvent) => void,
): EventStreamStatus {
  // React's useEffectEvent is newer than what the package supports.
  const newest = useRef(onEvent);
  useEffect(() => {
    newest.current = onEvent;
  });
  useEffect(() => stream.onEvent((event) => newest.current(event)), [stream]);
  return useStoreSelector(stream, (status) => status);
}
