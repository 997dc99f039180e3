import { can as isAllowed } from "@atrium/hooks";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { messageQueries, type Message } from "../../queries/messages.ts";
import { notices } from "../../shared/notices.tsx";

/**
 * Takes a new message when it is opened: it becomes in progress, once for each opening, so that it stays new when marked so.
 * Returns what waits for that change and the version that the next change must send.
 */
export function useTakenMessage(message: Message): () => Promise<number> {
  const { id, version, status, allowedActions } = message;
  const update = useMutation(
    messageQueries.update({ onError: (error) => notices.error(error.message) }),
  );
  const taken = useRef<Promise<number>>(null);
  const open = useEffectEvent(() => {
    if (taken.current !== null) return;
    taken.current =
      status === "new" && isAllowed(allowedActions, "update")
        ? update.mutateAsync({ id, version, status: "processing" }).then(
            (changed) => changed.version,
            () => version,
          )
        : Promise.resolve(version);
  });
  useEffect(() => open(), []);
  return async () => Math.max(version, (await taken.current) ?? version);
}
