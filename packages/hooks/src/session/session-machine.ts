import type { CachedUser, LoadStage, SessionContent } from "./session-types.ts";

/**
 * The state of a session.
 *
 * - `anonymous`: no token.
 * - `signingIn`: credentials are being sent.
 * - `codeRequired`: the password was right, and the account has a second factor, whose code is missing; `sending` while
 *   one is being sent.
 * - `tokenOnly`: a token, its content not loaded yet; `cachedUser` is who it belonged to before a reload.
 * - `ready`: token and content; `stepUp` while requests wait for its user to confirm who they are.
 * - `expired`: the server no longer accepts the token, and the session's `onExpired` is `signInAgain`. The content
 *   stays, so that what is on screen does too; `signingIn` while somebody signs in again in place. Requests still carry
 *   the expired `token`: a new one is not used before its user is known. `codeRequired` as above.
 * - `failed`: the token is valid, but loading its content failed; it can be loaded again.
 *
 * `generation` increases when another user signs in: whatever belongs to the previous one must be discarded.
 *
 * @example
 * const isBusy = (state: SessionState) =>
 *   state.status === "signingIn" || (state.status === "expired" && state.signingIn);
 */
export type SessionState =
  | { readonly status: "anonymous"; readonly generation: number }
  | { readonly status: "signingIn"; readonly generation: number }
  | { readonly status: "codeRequired"; readonly generation: number; readonly sending: boolean }
  | {
      readonly status: "tokenOnly";
      readonly generation: number;
      readonly token: string;
      readonly cachedUser: CachedUser | undefined;
    }
  | {
      readonly status: "ready";
      readonly generation: number;
      readonly token: string;
      readonly content: SessionContent;
      readonly stepUp?: StepUp;
    }
  | {
      readonly status: "expired";
      readonly generation: number;
      readonly token: string;
      readonly content: SessionContent;
      readonly signingIn: boolean;
      /** The password was right; the code of the second factor is missing. */
      readonly codeRequired?: true;
      /** It did not expire: its user signed out in another tab. */
      readonly signedOutElsewhere?: true;
    }
  | {
      readonly status: "failed";
      readonly generation: number;
      readonly token: string;
      readonly stage: LoadStage;
      readonly error: unknown;
    };

/**
 * A step-up that is due.
 *
 * @example
 * const needsCode = (state: SessionState) => state.status === "ready" && state.stepUp?.codeRequired === true;
 */
export interface StepUp {
  /** Whether a proof is on its way. */
  readonly sending: boolean;
  /** The password was right; the code of the second factor is missing. */
  readonly codeRequired: boolean;
}

/**
 * What can happen to a session. A token is found in the storage or another tab, or received by signing in.
 *
 * @example
 * const event: SessionEvent = { type: "loaded", token: "t", content };
 */
export type SessionEvent =
  | { readonly type: "signInStarted" }
  | { readonly type: "signInFailed" }
  /** The password was right, but the account has a second factor. */
  | { readonly type: "codeRequired" }
  /** Whether a code is on its way. */
  | { readonly type: "codeSending"; readonly sending: boolean }
  | {
      readonly type: "tokenFound";
      readonly token: string;
      readonly cachedUser?: CachedUser | undefined;
    }
  | { readonly type: "tokenReceived"; readonly token: string }
  | { readonly type: "loaded"; readonly token: string; readonly content: SessionContent }
  | {
      readonly type: "loadFailed";
      readonly token: string;
      readonly stage: LoadStage;
      readonly error: unknown;
    }
  /** Parts of the content that were reloaded. */
  | {
      readonly type: "reloaded";
      readonly token: string;
      readonly parts: Partial<SessionContent>;
    }
  /** The server no longer accepts the token, and its user may sign in again in place. */
  | { readonly type: "unauthorized" }
  /** The user has signed out in another tab, and this one holds unfinished work. */
  | { readonly type: "signedOutElsewhere" }
  /** Another tab of this session, the one of the `former` token, has signed its user in again. */
  | { readonly type: "renewed"; readonly former: string; readonly token: string }
  /** Whether the user has to change the password before anything else. */
  | { readonly type: "passwordDue"; readonly due: boolean }
  /** Whether the user has to set up a second factor before anything else. */
  | { readonly type: "secondFactorDue"; readonly due: boolean }
  /** A request with this token was refused until its user confirms who they are. */
  | { readonly type: "stepUpRequired"; readonly token: string | null }
  /** What has become of the step-up; null once it is over, done or given up. */
  | { readonly type: "stepUp"; readonly stepUp: StepUp | null }
  | { readonly type: "signedOut" };

/**
 * The state without a session.
 *
 * @example
 * const state = sessionReducer(anonymousSession, { type: "signInStarted" }); // status "signingIn"
 */
export const anonymousSession: SessionState = { status: "anonymous", generation: 0 };

/**
 * The session's next state. An event that does not fit the state (a late response, a second 401) leaves
 * it as it is, by the same reference.
 *
 * @example
 * const expired = sessionReducer(session.get(), { type: "unauthorized" });
 */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case "signInStarted":
      return startSignIn(state);
    case "signInFailed":
      return failSignIn(state);
    case "codeRequired":
      return requireCode(state);
    case "codeSending":
      return setCodeSending(state, event.sending);
    case "tokenFound":
      if (state.status !== "anonymous") return state;
      return withToken(state, event.token, event.cachedUser);
    case "tokenReceived":
      if (state.status !== "signingIn" && state.status !== "codeRequired") return state;
      return withToken(state, event.token, undefined);
    case "loaded":
      return applyContent(state, event.token, event.content);
    case "reloaded":
      return replaceParts(state, event.token, event.parts);
    case "unauthorized":
      return expire(state);
    case "signedOutElsewhere":
      if (state.status === "ready") return { ...expired(state), signedOutElsewhere: true };
      return state;
    case "renewed":
      return replaceToken(state, event.former, event.token);
    case "passwordDue":
      return setDue(state, "mustChangePassword", event.due);
    case "secondFactorDue":
      return setDue(state, "mustEnrolSecondFactor", event.due);
    case "stepUpRequired":
      if (state.status !== "ready" || state.token !== event.token || state.stepUp) return state;
      return { ...state, stepUp: { sending: false, codeRequired: false } };
    case "stepUp":
      return changeStepUp(state, event.stepUp);
    case "signedOut":
      if (state.status === "anonymous") return state;
      return { status: "anonymous", generation: state.generation + 1 };
    default:
      // Only loadFailed is left; a new event that is forgotten here does not compile.
      return failLoad(state, event);
  }
}

/**
 * The token of requests in this state, if any. An expired session keeps its own, to recognise its requests.
 *
 * @example
 * const headers = { Authorization: sessionToken(session.get()) ?? "" };
 */
export function sessionToken(state: SessionState): string | undefined {
  return "token" in state ? state.token : undefined;
}

/**
 * What is loaded in this state; an expired session still has it.
 *
 * @example
 * const name = sessionContent(session.get())?.user.name ?? "";
 */
export function sessionContent(state: SessionState): SessionContent | undefined {
  return "content" in state ? state.content : undefined;
}

function startSignIn(state: SessionState): SessionState {
  if (state.status === "expired") {
    return state.signingIn ? state : { ...withoutCode(state), signingIn: true };
  }
  if (state.status === "signingIn") return state;
  const { status, generation } = state;
  const isNobody = status === "anonymous" || status === "codeRequired";
  return { status: "signingIn", generation: generation + (isNobody ? 0 : 1) };
}

function failSignIn(state: SessionState): SessionState {
  const { status, generation } = state;
  if (state.status === "expired") return { ...withoutCode(state), signingIn: false };
  return status === "signingIn" || status === "codeRequired"
    ? { status: "anonymous", generation }
    : state;
}

function requireCode(state: SessionState): SessionState {
  if (state.status === "signingIn") {
    return { status: "codeRequired", generation: state.generation, sending: false };
  }
  if (state.status !== "expired" || !state.signingIn) return state;
  return { ...state, signingIn: false, codeRequired: true };
}

function setCodeSending(state: SessionState, sending: boolean): SessionState {
  if (state.status === "codeRequired") {
    return state.sending === sending ? state : { ...state, sending };
  }
  if (state.status !== "expired" || !state.codeRequired || state.signingIn === sending)
    return state;
  return { ...state, signingIn: sending };
}

function withToken(
  { generation }: SessionState,
  token: string,
  cachedUser: CachedUser | undefined,
): SessionState {
  return { status: "tokenOnly", generation, token, cachedUser };
}

function failLoad(
  state: SessionState,
  { token, stage, error }: Extract<SessionEvent, { type: "loadFailed" }>,
): SessionState {
  const loading = state.status === "tokenOnly" || state.status === "failed";
  if (!loading || state.token !== token) return state;
  return { status: "failed", generation: state.generation, token, stage, error };
}

function applyContent(state: SessionState, token: string, content: SessionContent): SessionState {
  if (state.status === "expired") return renew(state, token, content);
  if (sessionToken(state) !== token) return state;
  return { status: "ready", generation: state.generation, token, content };
}

function replaceParts(
  state: SessionState,
  token: string,
  parts: Partial<SessionContent>,
): SessionState {
  if (!("content" in state) || state.token !== token) return state;
  return { ...state, content: { ...state.content, ...parts } };
}

/** The same user continues; another one starts a new generation. */
function renew(state: Expired, token: string, content: SessionContent): SessionState {
  if (!state.signingIn || token === state.token) return state;
  const isSameUser = state.content.user.id === content.user.id;
  const generation = state.generation + (isSameUser ? 0 : 1);
  return { status: "ready", generation, token, content };
}

/** Only a session of the former token is known to be the same user's. */
function replaceToken(state: SessionState, former: string, token: string): SessionState {
  if (!("content" in state) || state.token !== former) return state;
  const { generation, content } = state;
  return { status: "ready", generation, token, content };
}

function expire(state: SessionState): SessionState {
  if (state.status === "ready") return expired(state);
  if (state.status === "tokenOnly" || state.status === "failed") {
    return { status: "anonymous", generation: state.generation };
  }
  return state;
}

type Expired = Extract<SessionState, { status: "expired" }>;

function expired(state: Extract<SessionState, { status: "ready" }>): Expired {
  const { generation, token, content } = state;
  return { status: "expired", generation, token, content, signingIn: false };
}

function withoutCode({ codeRequired: _code, ...state }: Expired): Expired {
  return state;
}

function changeStepUp(state: SessionState, stepUp: StepUp | null): SessionState {
  if (state.status !== "ready" || !state.stepUp) return state;
  const { stepUp: _former, ...rest } = state;
  return stepUp === null ? rest : { ...rest, stepUp };
}

function setDue(
  state: SessionState,
  what: "mustChangePassword" | "mustEnrolSecondFactor",
  due: boolean,
): SessionState {
  if (!("content" in state) || (state.content.user[what] ?? false) === due) return state;
  const user = { ...state.content.user, [what]: due };
  return { ...state, content: { ...state.content, user } };
}
