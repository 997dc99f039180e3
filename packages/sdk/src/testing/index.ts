/** A mock server of the contract for tests, with any test runner and in the browser. */
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
