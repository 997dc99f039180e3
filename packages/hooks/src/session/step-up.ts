import type { PendingRequests } from "./pending-requests.ts";
import type { SessionEvent, SessionState } from "./session-machine.ts";
import type { UnauthorizedRequest } from "./session-types.ts";

/** The session that has a step-up. */
export interface StepUpSession {
  get(): SessionState;
  /** Applies an event; returns whether it changed anything. */
  dispatch(event: SessionEvent): boolean;
  /** Requests that were refused until the user confirms who they are. */
  readonly requests: PendingRequests;
  /** The error of a request whose step-up was given up. */
  notConfirmed(): Error;
}

/** Waits until the user has confirmed, in the session of the request's token. */
export async function waitForStepUp(
  session: StepUpSession,
  { token, signal }: UnauthorizedRequest,
): Promise<void> {
  const notConfirmed = session.notConfirmed();
  session.dispatch({ type: "stepUpRequired", token });
  const state = session.get();
  if (state.status !== "ready" || token !== state.token) throw notConfirmed;
  await session.requests.wait({ signal, queueFull: notConfirmed });
}

/** Proves who is signed in, and has the requests that wait sent again. Does nothing while no step-up is due. */
export async function proveStepUp(
  session: StepUpSession,
  prove: (token: string) => Promise<unknown>,
): Promise<void> {
  const state = session.get();
  if (state.status !== "ready" || !state.stepUp || state.stepUp.sending) return;
  const { token, stepUp } = state;
  session.dispatch({ type: "stepUp", stepUp: { ...stepUp, sending: true } });
  try {
    if (isSecondFactorRequired(await prove(token))) {
      const stepUpWithCode = { sending: false, codeRequired: true };
      return void session.dispatch({ type: "stepUp", stepUp: stepUpWithCode });
    }
  } catch (error) {
    session.dispatch({ type: "stepUp", stepUp });
    throw error;
  }
  session.dispatch({ type: "stepUp", stepUp: null });
  session.requests.resumeAll(token);
}

/** Gives a step-up up: the requests that wait for it fail. */
export function cancelStepUp({ dispatch, requests, notConfirmed }: StepUpSession): void {
  dispatch({ type: "stepUp", stepUp: null });
  requests.rejectAll(notConfirmed());
}

function isSecondFactorRequired(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "secondFactorRequired" in answer;
}
