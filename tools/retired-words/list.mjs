/**
 * Words that this repository has given up for those of the field: the retired one and what to write instead. A name
 * counts as an identifier, and in kebab case as the name of a file or folder.
 */
export const names = {
  // Everywhere
  useSettled: "useDebouncedValue",
  useEvent: "useEffectEvent",
  uiState: "preferences",
  UiState: "Preferences",
  createUiState: "createPreferences",
  chosenLook: "themePreference",
  moments: "timestamps",
  rights: "permissions",
  shall: "must, or the present tense",
  spoken: "announced, or the accessible name",
  // SDK and hooks
  allowance: "waitForReauthentication",
  untilRenewed: "waitForReauthentication",
  onRefused: "waitForReauthentication",
  endsSession: "isSessionExpired",
  refusedCalls: "pendingRequests",
  RefusedCall: "UnauthorizedCall",
  RefusedRequest: "UnauthorizedRequest",
  useKept: "useRetainedState",
  useViewKept: "useViewState",
  KeptObjects: "RetainedState",
  ApiErrorFacts: "ApiErrorInit",
  UploadedFacts: "FileMetadata",
  readAnswer: "readResponse",
  SaveMachine: "RecordEditor",
  DraftStore: "RecordEditor",
  mergeDrafts: "threeWayMerge",
  useRecordSave: "useRecordEditor",
  createRecordSave: "createRecordEditor",
  useStartLast: "useDefaultOrder",
  useOtherWriters: "usePresence",
  useRetryOnceReachable: "createRecordEditor",
  // UI kit
  readableInk: "readableTextColor",
  zoneAt: "utcOffsetAt",
  isPossibleMove: "isValidMove",
  EditedText: "ChangeTracker",
  PlaceholderPicture: "PlaceholderImage",
  PictureDialog: "ImagePreview",
  PictureInsert: "ImageInsert",
  PictureFieldProps: "ImageFieldProps",
  // Server
  KeptReply: "CachedResponse",
  Keepable: "isCacheable",
  keepsLast: "allowStale",
  unkept: "uncacheable",
  Calm: "validityWindow",
  noteHearing: "onNotify",
  tell_public_change: "notify_public_change",
  standAlone: "dereferenceSchema",
  networkOf: "rateLimitKey",
  letGo: "drainConnections",
  letGoWhenStopping: "drainConnections",
  untilStopped: "waitForShutdownSignal",
  takePart: "importEntry",
  takeItem: "importItem",
  ledger: "idMap",
  leftOut: "skipped",
  // Messages
  livingWords: "lazyMessages",
  SpokenWords: "MessagesProvider",
  shippedWords: "seedTranslations",
  toWords: "toPlainText",
  wordsFor: "messagesFor",
  tellingWords: "keyword",
  withWords: "withKeyword",
  // Tests and benches
  drawFate: "pickOutcome",
  layOutSite: "seedSite",
  Tally: "Counter",
  Cast: "Personas",
  openDesk: "openStaffClient",
  openOffice: "openTestApp",
  createOffice: "createTestApp",
  enterOffice: "signInAsAdmin",
  openGround: "openFixture",
  observedSdk: "recordingSdk",
};

/** Beginnings of names: `MOST_ROWS` is `MAX_ROWS`. */
export const prefixes = {
  MOST_: "MAX_",
  LONGEST_: "MAX_",
  patience: "timeout",
};

/** Turns of phrase, in comments, titles and documentation. */
export const phrases = {
  "saving stands": "the save status",
  "stands in": "is in, or occurs in",
  "A moment of": "a date or time of",
  "lets go of": "releases or drains",
  unsteady: "flaky",
  "Props of `": "nothing: the name of the type says it",
  "is told": "receives, shows or returns",
  "are told": "receive, show or return",
  "be told": "receive, show or return",
};
