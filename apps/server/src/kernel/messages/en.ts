/**
 * Every sentence that the API sends to people, in English. Another language is another object of the same shape:
 * `const de = { … } satisfies Messages`. Functions take the one value or object that their sentence names; words
 * about a field read on from the field's name.
 */
export const en = {
  ok: "OK",

  request: {
    invalid: "The request is not valid.",
    invalidHttp: "The request is not valid HTTP.",
    invalidFields: "Some fields are not valid.",
    checkFields: "Please check the marked fields.",
    invalidText: "The text is not valid.",
    tooSlow: "The request took too long to arrive.",
    tooLarge: "The request is too large.",
    headersTooLarge: "The headers are too large.",
    tooMany: "Too many calls. Please wait a moment.",
  },

  address: {
    unknown: "There is nothing at this address.",
    invalid: "The address is not valid.",
    invalidText: "The address holds text that is not valid.",
    tooLong: "The address is too long.",
    otherMethods: (methods: readonly string[]) => `This address knows only ${methods.join(", ")}.`,
  },

  body: {
    invalidJson: "The body is not valid JSON.",
    empty: "The body is empty; JSON is expected.",
    wrongLength: "The body is not as long as the request says.",
    invalidUnicode: "The body holds text that is not valid Unicode.",
    typeNotAccepted: "This content type is not accepted.",
    otherTypes: (types: readonly string[]) => `The body must be ${types.join(" or ")}.`,
  },

  form: {
    invalid: "The form is not valid.",
    tooLarge: "The form is too large.",
    fieldTooLarge: "A field of the form is too large.",
    oneFile: "Only one file at a time.",
  },

  server: {
    here: "This server.",
    failed: "Something went wrong on the server.",
    notServed: "This server does not serve this operation yet.",
    busy: "The server is busy. Please try again in a moment.",
    stopping: "The server is stopping. Please try again.",
    noDiskSpace: "The server has no disk space left.",
    databaseSilent: "The database does not answer.",
    databaseBehind: "The database's tables are not up to date.",
    metricsToken: "This needs the token of METRICS_TOKEN (Authorization: Bearer …).",
    databaseStopped: "The database has stopped. Please try again.",
    databaseSlow: "The database took too long. Please try again.",
    databaseRestarting: "The database is restarting. Please try again.",
  },

  reference: {
    title: (product: string) => `${product} API`,
    version: (version: string) => `Version ${version}.`,
    skip: "To the content",
    contents: "Contents",
    search: "Search operations and schemas (/)",
    found: "{n} operations",
    schemas: "Schemas",
    name: "Operation",
    forEverybody: "Open to everybody.",
    forSignedIn: "Open to every signed-in account.",
    needs: "Needs the permission",
    stepsNeed: "Single steps need more:",
    parameters: "Parameters",
    body: "Body",
    examples: "Examples",
    answer: "Answer",
    refusals: "Refusals",
    listOf: "list of",
    anything: "any value",
    required: "required",
    characters: (bounds: string) => `${bounds} characters`,
    values: (bounds: string) => bounds,
    entries: (bounds: string) => `${bounds} entries`,
    pattern: "matches",
    fallback: "default",
    unique: "no entry twice",
    readOnly: "read only",
    writeOnly: "write only",
    range: (min: number | undefined, max: number | undefined) => {
      if (min === undefined) return `up to ${max}`;
      return max === undefined ? `${min} or more` : `${min} to ${max}`;
    },
  },

  records: {
    notFound: "There is no such record.",
    exists: "This already exists.",
    changed: "Somebody has changed this meanwhile.",
    changedLook: "Somebody has changed this meanwhile. Look at the present state and try again.",
  },

  charts: {
    unknownTheme: "There is no such source query.",
    twice: "is there twice",
    month: "must be a month such as 2026-03",
    monthRange: (most: number) => `must name a range of 1 to ${most} months`,
    columns: {
      id: "Id",
      title: "Title",
      typeId: "Type's id",
      typeName: "Type",
      author: "Author",
      source: "Source",
      publishedAt: "Published",
      readCount: "Reads",
      month: "Month",
      articles: "Articles",
      fromDays: "Days at least",
      toDays: "Days less than",
      tasks: "Tasks",
    },
  },

  trees: {
    underItself: "Nothing can lie under itself.",
    hasChildren: "There is something below it. Delete or move that first.",
    tooDeep: (levels: number) => `would make the tree deeper than ${levels} levels`,
  },

  fields: {
    parts: { body: "the body", query: "the query", path: "the path", request: "the request" },
    ofPart: ({ part, problem }: { part: string; problem: string }) => `${part} ${problem}`,
    invalid: "is not valid",
    required: "is required",
    unknown: "is not known here",
    empty: "must not be empty",
    wrongForm: "does not have the right form",
    repeated: "must not hold the same entry twice",
    taken: "is taken already",
    notExisting: "does not exist",
    afterStart: "must be after the start",
    type: (names: readonly string[]) => `must be ${names.join(" or ")}`,
    oneOf: (values: readonly string[]) => `must be one of ${values.join(", ")}`,
    exactly: (value: string) => `must be ${value}`,
    minLength: (limit: number) => `must be at least ${limit} characters`,
    maxLength: (limit: number) => `must be at most ${limit} characters`,
    minItems: (limit: number) => `must have at least ${counted(limit, "entry", "entries")}`,
    maxItems: (limit: number) => `must have at most ${counted(limit, "entry", "entries")}`,
    minProperties: (limit: number) => `must have at least ${counted(limit, "field", "fields")}`,
    maxProperties: (limit: number) => `must have at most ${counted(limit, "field", "fields")}`,
    minimum: (limit: number) => `must be ${limit} or more`,
    maximum: (limit: number) => `must be ${limit} or less`,
    exclusiveMinimum: (limit: number) => `must be more than ${limit}`,
    exclusiveMaximum: (limit: number) => `must be less than ${limit}`,
    multipleOf: (factor: number) => `must be a multiple of ${factor}`,
    formats: {
      "date-time": "must be a moment such as 2026-03-14T09:30:00Z",
      date: "must be a date such as 2026-03-14",
      email: "must be an e-mail address",
      uri: "must be a web address",
    },
    types: {
      string: "a text",
      integer: "a whole number",
      number: "a number",
      boolean: "true or false",
      array: "a list",
      object: "an object",
      null: "empty",
    },
  },

  signIn: {
    required: "Please sign in.",
    wrong: "The user name or the password is wrong.",
    disabled: "This account is disabled.",
    locked: "Too many failed attempts. Please try again later.",
    busy: "Too many people are signing in. Please try again.",
    forbidden: "You do not have the right to do this.",
    passwordDue: "Please change your password first.",
  },

  passwords: {
    weak: (problem: string) => `The password ${problem}.`,
    holdsUsername: "must not hold the user name",
    common: "is one of the commonest",
    oldWrong: "The old password is wrong.",
    oldWrongField: "is wrong",
    same: "The new password must differ from the old one.",
    sameField: "must differ from the old one",
  },

  menus: {
    nameTaken: "Another menu has this name.",
    urlTaken: "Another page has this address.",
    reserved: "is an address of the site itself",
    usedByPermissions: "There are permissions whose buttons are on its page.",
  },

  users: {
    notFound: "There is no such account.",
    above: "This account has more rights than you.",
    ownRoles: "Nobody changes their own roles.",
    ownStatus: "Nobody disables their own account.",
    ownDeletion: "Nobody deletes their own account.",
    ownReset: "Change your own password instead.",
    lastAdmin: "Somebody must remain who administrates.",
    inUse: "This account leads a group or has reviews waiting.",
  },

  roles: {
    notFound: "There is no such role.",
    above: "This role has more rights than you.",
    own: "Nobody changes a role of their own.",
    builtIn: "This role is built in and stays as it is.",
    missingMenus: "You can only give menus that you have yourself.",
    missingAuths: "You can only give permissions that you have yourself.",
    inUse: "This role is in use.",
  },

  auths: {
    inUse: "There are roles that hold this permission.",
    ownReach: "Only who may do something can permit it again.",
  },

  dicts: {
    collision: "Another dictionary's code is the same in camelCase.",
    builtIn: "This came with the product and stays as it is.",
  },

  workgroups: {
    inUse: "There are reviews that count on this workgroup.",
  },

  orgs: {
    inUse: "There are people in this organisation.",
  },

  products: {
    notFound: "There is no such product.",
    gone: "This product is no longer offered.",
    notOnShelf: "There is no such category or series.",
    parents: {
      category: "must be the top: categories hold everything else",
      series: "must be a category",
      product: "must be a series",
    },
  },

  articles: {
    notFound: "There is no such article.",
    gone: "This article is no longer available.",
    versionNotFound: "There is no such version.",
    underReview: "This article is under review. Withdraw it first.",
    liveDelete: "Only a publisher may delete an article that is live or planned.",
    slugTaken: "Another article has or had this address.",
    slugTakenField: "is taken by another article",
    slugLikeId: "must not look like an id",
    contentNeeded: "is needed before the article is submitted",
    unknownType: "is not a known article type",
    planned: "is planned; take the step unschedule or schedule to change it",
  },

  richText: {
    unsafe: "This text holds markup that cannot be made safe.",
  },

  articleTypes: {
    notFound: "There is no such article type.",
    underReview: "This article type is under review. Withdraw it first.",
    codeTaken: "Another article type has this code.",
    underItself: "A type cannot lie under itself.",
    publishedUnderIt:
      "On the site, the type it is to lie under still lies under it. Publish that type's move first.",
    hasChildren: "There are article types below this one.",
    hasArticles: "There are articles of this type.",
    unknownParent: "is not a known article type",
    liveDelete: "Only a publisher may delete an article type that is live or planned.",
    unknownTarget: "is not another known article type",
    redirectNeeded: "is needed by a type that leads elsewhere",
    nodeTwice: "names a node twice",
    nobodyNamed: "must name somebody",
  },

  workflow: {
    forbidden: "You do not have the right to take this step.",
    sayWhy: "Please say why.",
    wrongStatus: "Its present status does not allow this step.",
    noReview: "No review is running.",
    noReviewLook: "No review is running. Look at the present state.",
    reviewRunning: "A review is running already.",
    approvedAlready: "This version has been approved already. Change it before submitting again.",
    notApproved: "No version has been approved yet.",
    nothingToPublish: "There is no approved version that is not live yet.",
    ownWork: "Nobody approves their own work.",
    nobodyDecides: (node: string) =>
      `Nobody can decide in “${node}”: nobody approves their own work.`,
    notAssigned: "This review is not assigned to you.",
    decidedAlready: "This has been decided already.",
    chooseColleague: "Choose one active colleague.",
    chooseReceiver: "Choose somebody to send it to.",
    notSent: "This was not sent to you.",
    readAlready: "You have read this already.",
    chooseFuture: "Choose a moment in the future.",
    offlineFirst: "It would be taken offline before it is published.",
  },

  files: {
    notFound: "There is no such file.",
    missing: "please choose a file",
    wrongFormat: "file format does not match",
    specialCharacters: "file name contains special characters",
    nameTooLong: "The file's name is too long.",
    invalidName: "The file's name is not valid text.",
    tooLarge: "The file is too large.",
    tooManyPixels: "The picture has too many pixels.",
  },

  visitors: {
    commentsClosed: "This article does not take comments.",
    messagesClosed: "Messages are switched off at the moment.",
    replyToNothing: "The comment you reply to is not there.",
    replyToNothingField: "is not a comment here",
  },
};

function counted(limit: number, one: string, many: string): string {
  return limit === 1 ? `1 ${one}` : `${limit} ${many}`;
}
