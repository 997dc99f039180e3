import { useMutation } from "@tanstack/react-query";
import { reorderRecommends } from "../../queries/recommends.ts";
import { notices } from "../../shared/notices.tsx";

/** Saves a new order, and rolls it back when it is rejected. */
export function useReorder() {
  return useMutation(reorderRecommends((error) => notices.error(error.message))).mutate;
}
