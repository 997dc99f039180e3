import { expect, test } from "vitest";
import { contentOf } from "./_fake-server.ts";
import {
  anonymousSession,
  sessionContent,
  sessionReducer,
  sessionToken,
  type SessionEvent,
  type SessionState,
} from "./session-machine.ts";

const content = contentOf("u1");
const error = new Error("no");
const states = {
  anonymous: anonymousSession,
  signingIn: { status: "signingIn", generation: 0 },
  tokenOnly: { status: "tokenOnly", generation: 0, token: "t", cachedUser: undefined },
  ready: { status: "ready", generation: 0, token: "t", content },
  expired: { status: "expired", generation: 0, content, signingIn: false, token: undefined },
  resuming: { status: "expired", generation: 0, content, signingIn: true, token: "t" },
  failed: { status: "failed", generation: 0, token: "t", stage: "user", error },
} satisfies Record<string, SessionState>;

const events = {
  signInStarted: { type: "signInStarted" },
  signInFailed: { type: "signInFailed" },
  tokenFound: { type: "tokenFound", token: "t" },
  tokenReceived: { type: "tokenReceived", token: "t" },
  loaded: { type: "loaded", token: "t", content },
  loadedOld: { type: "loaded", token: "old", content },
  loadFailed: { type: "loadFailed", token: "t", stage: "menus", error },
  unauthorized: { type: "unauthorized" },
  signedOut: { type: "signedOut" },
} satisfies Record<string, SessionEvent>;

// Each line: a state, and where every event leads from there; events not named change nothing.
const table: Record<
  keyof typeof states,
  Partial<Record<keyof typeof events, SessionState["status"]>>
> = {
  anonymous: { signInStarted: "signingIn", tokenFound: "tokenOnly" },
  signingIn: { signInFailed: "anonymous", tokenReceived: "tokenOnly", signedOut: "anonymous" },
  tokenOnly: {
    signInStarted: "signingIn",
    loaded: "ready",
    loadFailed: "failed",
    unauthorized: "anonymous",
    signedOut: "anonymous",
  },
  ready: {
    signInStarted: "signingIn",
    loaded: "ready",
    unauthorized: "expired",
    signedOut: "anonymous",
  },
  expired: { signInStarted: "expired", signInFailed: "expired", signedOut: "anonymous" },
  resuming: {
    signInFailed: "expired",
    tokenReceived: "expired",
    loaded: "ready",
    signedOut: "anonymous",
  },
  failed: {
    signInStarted: "signingIn",
    loaded: "ready",
    loadFailed: "failed",
    unauthorized: "anonymous",
    signedOut: "anonymous",
  },
};

const cases = Object.entries(states).flatMap(([from, state]) =>
  Object.entries(events).map(([name, event]) => {
    const row = Object.entries(table).find(([key]) => key === from)?.[1] ?? {};
    const to = Object.entries(row).find(([key]) => key === name)?.[1];
    return { from, name, state, event, to };
  }),
);

test.each(cases.filter(({ to }) => to !== undefined))(
  "$from, $name > $to",
  ({ state, event, to }) => {
    expect(sessionReducer(state, event).status).toBe(to);
  },
);

test.each(cases.filter(({ to }) => to === undefined))(
  "$from, $name > unchanged",
  ({ state, event }) => {
    expect(sessionReducer(state, event)).toBe(state);
  },
);

test("an expired session keeps its content but gives up its token", () => {
  const expired = sessionReducer(states.ready, { type: "unauthorized" });
  expect(sessionContent(expired)).toBe(content);
  expect(sessionToken(expired)).toBeUndefined();
});

test("the same user goes on in the same generation, another one starts a new one", () => {
  const again = sessionReducer(states.resuming, {
    type: "loaded",
    token: "t",
    content: contentOf("u1"),
  });
  expect(again.generation).toBe(0);
  const other = sessionReducer(states.resuming, {
    type: "loaded",
    token: "t",
    content: contentOf("u2"),
  });
  expect(other.generation).toBe(1);
});

test("a failed sign-in in place gives the new token up", () => {
  expect(sessionToken(sessionReducer(states.resuming, { type: "signInFailed" }))).toBeUndefined();
});

test("sign-out and signing in anew start a new generation", () => {
  expect(sessionReducer(states.ready, { type: "signedOut" }).generation).toBe(1);
  expect(sessionReducer(states.ready, { type: "signInStarted" }).generation).toBe(1);
  expect(sessionReducer(states.anonymous, { type: "signInStarted" }).generation).toBe(0);
});
