import { invalidate } from "@atrium/hooks/resource";
import type { Input } from "@atrium/sdk";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { lastLoad, queryClient, sdk } from "../shared/api.ts";
import { keysOf } from "./define-queries.ts";

/** The signed-in user with their counters, as the server knows them now. */
export const currentUser = queryOptions({
  queryKey: keysOf("currentUser").all,
  queryFn: ({ signal }) => sdk.users.current(undefined, { signal, silent: true }),
  initialData: () => lastLoad.user,
  initialDataUpdatedAt: () => lastLoad.time,
});

/** Changes what people say of themselves; their name and picture in the header follow. */
export const updateOwnProfile = mutationOptions({
  mutationFn: (body: Input<"usersUpdateOwn">) => sdk.users.updateOwn(body, { silent: true }),
  onSuccess: () => invalidate(queryClient, [keysOf("currentUser").all, keysOf("users").all]),
});
