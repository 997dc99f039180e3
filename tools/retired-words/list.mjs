/**
 * Words that this repository has given up for those of the field: the retired one and what to write instead. A name
 * counts as an identifier, and in kebab case as the name of a file or folder.
 */
export const names = {
  // What the field calls otherwise, in every package
  useSettled: "useDebouncedValue",
  chosenLook: "themePreference",
  drawFate: "pickOutcome",
  layOutSite: "seedSite",
  // SDK and hooks
  allowance: "waitForReauthentication",
  untilRenewed: "waitForReauthentication",
  onRefused: "waitForReauthentication",
  endsSession: "isSessionExpired",
  refusedCalls: "pendingRequests",
  RefusedCall: "UnauthorizedCall",
  RefusedRequest: "UnauthorizedRequest",
  useKept: "useRetainedState",
  KeptObjects: "RetainedState",
  ApiErrorFacts: "ApiErrorInit",
  UploadedFacts: "FileMetadata",
  readAnswer: "readResponse",
  // Words on screens
  shippedWords: "seedTranslations",
  // Tests and benches
  openOffice: "openTestApp",
  createOffice: "createTestApp",
  enterOffice: "signInAsAdmin",
  openGround: "openFixture",
  observedSdk: "recordingSdk",
};

/** Beginnings of names: `MOST_ROWS` is `MAX_ROWS`. */
export const prefixes = {
  LONGEST_: "MAX_",
};

/** Turns of phrase, in comments, titles and documentation. */
export const phrases = {
  "lets go of": "releases or drains",
  unsteady: "flaky",
};
