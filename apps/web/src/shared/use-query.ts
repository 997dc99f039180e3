import {
  notifyManager,
  QueryObserver,
  useQueryClient,
  type DefaultError,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";

/**
 * TanStack Query's `useQuery` for views that are hidden and shown again. Its own takes the result as its snapshot, which
 * is a new object whenever a field that nobody reads changes, so that every kept page would render anew at every switch.
 * Here the snapshot is the number of changes to fields that were read.
 */
export function useQuery<
  QueryData = unknown,
  Failure = DefaultError,
  Data = QueryData,
  Key extends QueryKey = QueryKey,
>(
  options: UseQueryOptions<QueryData, Failure, Data, Key>,
  queryClient?: QueryClient,
): UseQueryResult<Data, Failure> {
  const client = useQueryClient(queryClient);
  const defaulted = client.defaultQueryOptions(options);
  defaulted._optimisticResults = "optimistic";
  const [{ observer, changes }] = useState(() => ({
    observer: new QueryObserver<QueryData, Failure, Data, QueryData, Key>(client, defaulted),
    changes: { count: 0 },
  }));
  const result = observer.getOptimisticResult(defaulted);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const schedule = notifyManager.batchCalls(onChange);
      const unsubscribe = observer.subscribe(() => {
        changes.count += 1;
        schedule();
      });
      // What changed between rendering and subscribing, or while the view was hidden.
      observer.updateResult();
      return unsubscribe;
    },
    [observer, changes],
  );
  const count = useCallback(() => changes.count, [changes]);
  useSyncExternalStore(subscribe, count, count);
  useEffect(() => observer.setOptions(defaulted), [defaulted, observer]);
  return observer.trackResult(result);
}
