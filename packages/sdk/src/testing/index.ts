/** Servers of the contract for tests, stateless and stateful, with any test runner and in the browser. */
export { createFakeServer } from "./fake/create-fake-server.ts";
export type { FakeServer, FakeServerOptions } from "./fake/create-fake-server.ts";
export { mswHandlers } from "./fake/msw-handlers.ts";
export type { MswHttp } from "./fake/msw-handlers.ts";
export { FAKE_PASSWORD } from "./fake/preset.ts";
export type { FakeMenu, FakeRole, FakeSeed, FakeUser } from "./fake/seed.ts";
export type { Delay } from "./delay.ts";
export type { FakeBackend, ShellOptions } from "./shell.ts";
export type { MockResult } from "./handle-request.ts";
export { createTestServer } from "./create-test-server.ts";
export type { TestServer, TestServerOptions } from "./create-test-server.ts";
export { faults } from "./faults.ts";
export type { Fault } from "./faults.ts";
export type { FetchInput } from "./read-request.ts";
export type { ErrorReply } from "./replies.ts";
export { sampleInput, sampleResult } from "./samples.ts";
export type { Members, SampleOptions } from "./samples.ts";
export type { TestCall } from "./test-call.ts";
