import type { CachedUser, LoadStage, SessionContent } from "./session-types.ts";

/**
 * Where a session stands.
 *
 * - `anonymous`: no token.
 * - `signingIn`: credentials are on their way.
 * - `tokenOnly`: a token, its content not loaded yet; `cachedUser` is who it belonged to before a reload.
 * - `ready`: token and content.
 * - `expired`: the server no longer takes the token. The content stays, so that what is on screen
 *   does too; `signingIn` while the user signs in again in place, with the new `token` once there is one.
 * - `failed`: the token stands, but loading its content failed; it can be loaded again.
 *
 * `generation` grows when another user takes over: whatever was kept for the one before is to go.
 */
export type SessionState =
  | { readonly status: "anonymous"; readonly generation: number }
  | { readonly status: "signingIn"; readonly generation: number }
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
    }
  | {
      readonly status: "expired";
      readonly generation: number;
      readonly content: SessionContent;
      readonly signingIn: boolean;
      readonly token: string | undefined;
    }
  | {
      readonly status: "failed";
      readonly generation: number;
      readonly token: string;
      readonly stage: LoadStage;
      readonly error: unknown;
    };

/** What can happen to a session. A token is found in the storage or another tab, or received by signing in. */
export type SessionEvent =
  | { readonly type: "signInStarted" }
  | { readonly type: "signInFailed" }
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
  | { readonly type: "unauthorized" }
  | { readonly type: "signedOut" };

/** The state of a session nobody has signed in to. */
export const anonymousSession: SessionState = { status: "anonymous", generation: 0 };

/**
 * The session's next state. An event that does not fit the state (a late answer, a second 401) leaves
 * it as it is, by the same reference.
 */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case "signInStarted":
      return startSignIn(state);
    case "signInFailed":
      return failSignIn(state);
    case "tokenFound":
      if (state.status !== "anonymous") return state;
      return withToken(state, event.token, event.cachedUser);
    case "tokenReceived":
      if (state.status === "signingIn") return withToken(state, event.token, undefined);
      if (state.status !== "expired" || !state.signingIn) return state;
      return { ...state, token: event.token };
    case "loaded":
      return takeContent(state, event.token, event.content);
    case "unauthorized":
      return expire(state);
    case "signedOut":
      if (state.status === "anonymous") return state;
      return { status: "anonymous", generation: state.generation + 1 };
    default:
      // Only loadFailed is left; a new event that is forgotten here does not compile.
      return failLoad(state, event);
  }
}

/** The token requests carry in this state, if any. */
export function sessionToken(state: SessionState): string | undefined {
  return "token" in state ? state.token : undefined;
}

/** What is loaded in this state; an expired session still has it. */
export function sessionContent(state: SessionState): SessionContent | undefined {
  return "content" in state ? state.content : undefined;
}

function startSignIn(state: SessionState): SessionState {
  if (state.status === "expired") return state.signingIn ? state : { ...state, signingIn: true };
  if (state.status === "signingIn") return state;
  const generation = state.generation + (state.status === "anonymous" ? 0 : 1);
  return { status: "signingIn", generation };
}

function failSignIn(state: SessionState): SessionState {
  if (state.status === "expired") return { ...state, signingIn: false, token: undefined };
  if (state.status === "signingIn") return { status: "anonymous", generation: state.generation };
  return state;
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

function takeContent(state: SessionState, token: string, content: SessionContent): SessionState {
  if (sessionToken(state) !== token) return state;
  if (state.status === "expired") {
    const sameUser = state.content.user.id === content.user.id;
    const generation = sameUser ? state.generation : state.generation + 1;
    return { status: "ready", generation, token, content };
  }
  return { status: "ready", generation: state.generation, token, content };
}

function expire(state: SessionState): SessionState {
  if (state.status === "ready") {
    const { generation, content } = state;
    return { status: "expired", generation, content, signingIn: false, token: undefined };
  }
  if (state.status === "tokenOnly" || state.status === "failed") {
    return { status: "anonymous", generation: state.generation };
  }
  return state;
}
