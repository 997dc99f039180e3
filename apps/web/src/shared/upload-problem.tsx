import { createStore, useStoreSelector, type NoticesPort, type Store } from "@atrium/hooks";
import { notices } from "./notices.tsx";

/** What was wrong with the last file that was given to a field. */
export type UploadProblem = Store<string | undefined>;

/** The notices of an upload whose problem is shown at its field, where it was chosen. */
export function problemNotices(): { problem: UploadProblem; notices: NoticesPort } {
  const problem = createStore<string | undefined>(undefined);
  return { problem, notices: { ...notices, error: (message) => problem.set(message) } };
}

/** The error of a field of files: its own, or what was wrong with the last file. */
export function useFieldError(own: string | undefined, problem: UploadProblem) {
  const found = useStoreSelector(problem, (message) => message);
  if (own !== undefined || found === undefined) return own;
  return (
    <span role="alert" className="first-letter:uppercase">
      {found}
    </span>
  );
}
