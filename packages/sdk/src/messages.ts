/** The sentences of the SDK, for people. Those of the specification are kept to the letter. */
export interface SdkMessages {
  sessionExpired: string;
  network: string;
  timeout: string;
  aborted: string;
  unreadable: string;
  missingUrl: string;
  unknownMethod: (method: string) => string;
  failedWithStatus: (status: number) => string;
}

/** The English sentences; `createSdk({ messages })` replaces any of them. */
export const SDK_MESSAGES: SdkMessages = {
  sessionExpired: "the identity information has expired, please log in again",
  network: "The server cannot be reached. Check the connection and try again.",
  timeout: "The server took too long to answer. Try again.",
  aborted: "The call was cancelled.",
  unreadable: "The server's answer could not be read.",
  missingUrl: "the url param does not exist",
  unknownMethod: (method) => `the method ${method} is unknown`,
  failedWithStatus: (status) => `The server answered with status ${status}.`,
};
