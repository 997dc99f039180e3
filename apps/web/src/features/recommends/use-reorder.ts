import { useMutation } from "@tanstack/react-query";
import { reorderRecommends, type OrderChange } from "../../queries/recommends.ts";
import { notices } from "../../shared/notices.tsx";

/** Saves places in the order, and says so when one is refused. */
export function useReorder(): (changes: readonly OrderChange[]) => void {
  return useMutation(reorderRecommends((error) => notices.error(error.message))).mutate;
}
