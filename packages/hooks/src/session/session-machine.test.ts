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
  codeRequired: { status: "codeRequired", generation: 0, sending: false },
  sendingCode: { status: "codeRequired", generation: 0, sending: true },
  tokenOnly: { status: "tokenOnly", generation: 0, token: "t", cachedUser: undefined },
  ready: { status: "ready", generation: 0, token: "t", content },
  expired: { status: "expired", generation: 0, content, signingIn: false, token: "t" },
  resuming: { status: "expired", generation: 0, content, signingIn: true, token: "t" },
  uncoded: {
    status: "expired",
    generation: 0,
    content,
    signingIn: false,
    codeRequired: true,
    token: "t",
  },
  failed: { status: "failed", generation: 0, token: "t", stage: "user", error },
} satisfies Record<string, SessionState>;

const events = {
  signInStarted: { type: "signInStarted" },
  signInFailed: { type: "signInFailed" },
  codeRequired: { type: "codeRequired" },
  codeSending: { type: "codeSending", sending: true },
  codeSent: { type: "codeSending", sending: false },
  tokenFound: { type: "tokenFound", token: "t" },
  tokenReceived: { type: "tokenReceived", token: "t" },
  loaded: { type: "loaded", token: "t", content },
  loadedOther: { type: "loaded", token: "t2", content },
  loadFailed: { type: "loadFailed", token: "t", stage: "menus", error },
  loadFailedOther: { type: "loadFailed", token: "t2", stage: "menus", error },
  reloaded: { type: "reloaded", token: "t", parts: { menus: [] } },
  reloadedOther: { type: "reloaded", token: "t2", parts: { menus: [] } },
  unauthorized: { type: "unauthorized" },
  renewed: { type: "renewed", former: "t", token: "t2" },
  renewedOther: { type: "renewed", former: "t2", token: "t3" },
  passwordDue: { type: "passwordDue", due: true },
  passwordChanged: { type: "passwordDue", due: false },
  secondFactorDue: { type: "secondFactorDue", due: true },
  signedOut: { type: "signedOut" },
} satisfies Record<string, SessionEvent>;

// Each line: a state, and where every event leads from there; events not named change nothing.
const table: Record<
  keyof typeof states,
  Partial<Record<keyof typeof events, SessionState["status"]>>
> = {
  anonymous: { signInStarted: "signingIn", tokenFound: "tokenOnly" },
  signingIn: {
    signInFailed: "anonymous",
    codeRequired: "codeRequired",
    tokenReceived: "tokenOnly",
    signedOut: "anonymous",
  },
  codeRequired: {
    signInStarted: "signingIn",
    signInFailed: "anonymous",
    codeSending: "codeRequired",
    tokenReceived: "tokenOnly",
    signedOut: "anonymous",
  },
  sendingCode: {
    signInStarted: "signingIn",
    signInFailed: "anonymous",
    codeSent: "codeRequired",
    tokenReceived: "tokenOnly",
    signedOut: "anonymous",
  },
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
    reloaded: "ready",
    renewed: "ready",
    unauthorized: "expired",
    passwordDue: "ready",
    secondFactorDue: "ready",
    signedOut: "anonymous",
  },
  expired: {
    renewed: "ready",
    signInStarted: "expired",
    signInFailed: "expired",
    reloaded: "expired",
    passwordDue: "expired",
    secondFactorDue: "expired",
    signedOut: "anonymous",
  },
  resuming: {
    renewed: "ready",
    codeRequired: "expired",
    signInFailed: "expired",
    reloaded: "expired",
    loadedOther: "ready",
    passwordDue: "expired",
    secondFactorDue: "expired",
    signedOut: "anonymous",
  },
  uncoded: {
    renewed: "ready",
    signInStarted: "expired",
    signInFailed: "expired",
    codeSending: "expired",
    reloaded: "expired",
    passwordDue: "expired",
    secondFactorDue: "expired",
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

test("every state holds its values", () => {
  expect(sessionReducer(states.anonymous, events.tokenFound)).toEqual(states.tokenOnly);
  expect(sessionReducer(states.signingIn, events.tokenReceived)).toEqual(states.tokenOnly);
  expect(sessionReducer(states.tokenOnly, events.loaded)).toEqual(states.ready);
  expect(sessionReducer(states.tokenOnly, events.loadFailed)).toEqual({
    ...states.failed,
    stage: "menus",
  });
  expect(sessionReducer(states.failed, events.loadFailed)).toEqual({
    ...states.failed,
    stage: "menus",
  });
  expect(sessionReducer(states.failed, events.loaded)).toEqual(states.ready);
  expect(sessionReducer(states.ready, events.unauthorized)).toEqual(states.expired);
  expect(sessionReducer(states.expired, events.signInStarted)).toEqual(states.resuming);
  expect(sessionReducer(states.resuming, events.signInFailed)).toEqual(states.expired);
  expect(sessionReducer(states.resuming, events.codeRequired)).toEqual(states.uncoded);
  expect(sessionReducer(states.uncoded, events.signInFailed)).toEqual(states.expired);
  expect(sessionReducer(states.uncoded, events.signInStarted)).toEqual(states.resuming);
  expect(sessionReducer(states.codeRequired, events.codeSending)).toEqual(states.sendingCode);
  expect(sessionReducer(states.resuming, events.loadedOther)).toEqual({
    ...states.ready,
    token: "t2",
  });
});

test("sessionToken and sessionContent read each state", () => {
  const tokens = Object.entries(states).map(([name, state]) => [name, sessionToken(state)]);
  expect(Object.fromEntries(tokens)).toEqual({
    anonymous: undefined,
    signingIn: undefined,
    codeRequired: undefined,
    sendingCode: undefined,
    tokenOnly: "t",
    ready: "t",
    expired: "t",
    resuming: "t",
    uncoded: "t",
    failed: "t",
  });
  const withContent = Object.entries(states).filter(([, state]) => sessionContent(state));
  expect(withContent.map(([name]) => name)).toEqual(["ready", "expired", "resuming", "uncoded"]);
});

test("a password that must be changed shows in the user, until it is changed", () => {
  const due = sessionReducer(states.ready, events.passwordDue);
  expect(due).toMatchObject({ status: "ready", token: "t" });
  expect(sessionContent(due)?.user).toEqual({ ...content.user, mustChangePassword: true });
  expect(sessionReducer(due, events.passwordDue)).toBe(due);
  const changed = sessionReducer(due, events.passwordChanged);
  expect(sessionContent(changed)?.user.mustChangePassword).toBe(false);
});

test("the same user stays in the same generation, another one starts a new one", () => {
  const again = sessionReducer(states.resuming, {
    type: "loaded",
    token: "t2",
    content: contentOf("u1"),
  });
  expect(again.generation).toBe(0);
  const other = sessionReducer(states.resuming, {
    type: "loaded",
    token: "t2",
    content: contentOf("u2"),
  });
  expect(other.generation).toBe(1);
});

test("signing out and signing in start a new generation", () => {
  expect(sessionReducer(states.ready, { type: "signedOut" }).generation).toBe(1);
  expect(sessionReducer(states.ready, { type: "signInStarted" }).generation).toBe(1);
  expect(sessionReducer(states.anonymous, { type: "signInStarted" }).generation).toBe(0);
});
