import { createStore, useSessionUser, useStoreSelector } from "@atrium/hooks";

// The session's content is what it was at sign-in; who changed the password since is remembered here.
const changedBy = createStore<{ readonly userId: string | undefined }>({ userId: undefined });

/** Remembers that a user replaced the password they were given. */
export function ownPasswordWasChanged(userId: string): void {
  changedBy.set({ userId });
}

/** Whether the signed-in user has to change the password before anything else. */
export function useOwnPasswordIsDue(): boolean {
  const user = useSessionUser();
  const changed = useStoreSelector(changedBy, (state) => state.userId);
  return user?.mustChangePassword === true && changed !== user.id;
}
