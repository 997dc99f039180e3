import { queryOptions } from "@tanstack/react-query";
import { lastLoad, sdk } from "../shared/api.ts";
import { keysOf } from "./define-queries.ts";

/** The signed-in user with their counters, as the server knows them now. */
export const currentUser = queryOptions({
  queryKey: keysOf("currentUser").all,
  queryFn: ({ signal }) => sdk.users.current(undefined, { signal, silent: true }),
  initialData: () => lastLoad.user,
  initialDataUpdatedAt: () => lastLoad.time,
});
