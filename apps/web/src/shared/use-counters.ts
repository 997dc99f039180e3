import { useSessionUser } from "@atrium/hooks";
import { currentUser } from "../queries/current-user.ts";
import { useQuery } from "./use-query.ts";

type Counters = Readonly<Record<string, number>>;

// The same object until a number changes.
const select = ({ counters }: { counters?: Counters }): Counters => ({ ...counters });

const EMPTY: Counters = {};

/** The user's counters by badge key, polled. */
export function useCounters(): Counters {
  const atSignIn = useSessionUser()?.counters;
  const { data } = useQuery({ ...currentUser, refetchInterval: 60_000, select });
  return data ?? atSignIn ?? EMPTY;
}
