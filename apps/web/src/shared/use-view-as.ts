import { useMutation } from "@tanstack/react-query";
import { beginViewAs } from "../queries/view-as.ts";
import { notices } from "./notices.tsx";

/** Looks at the back office through roles, given by their ids. */
export function useViewAs() {
  return useMutation({
    mutationFn: beginViewAs,
    onError: ({ message }) => notices.error(message),
  });
}
