import { useMutation } from "@tanstack/react-query";
import { reorderRecommends, type OrderChange } from "../../queries/recommends.ts";
import { notices } from "../../shared/notices.tsx";

/** Saves a new order, and rolls it back when it is rejected. */
export function useReorder(): (changes: readonly OrderChange[]) => void {
  return useMutation(reorderRecommends((error) => notices.error(error.message))).mutate;
}
