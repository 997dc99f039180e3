/** Messages about a field; each continues after the field's name. */
export const fields = {
  parts: { body: "the body", query: "the query", path: "the path", request: "the request" },
  ofPart: ({ part, problem }: { part: string; problem: string }) => `${part} ${problem}`,
  invalid: "is not valid",
  required: "is required",
  unknown: "is not a known field",
  empty: "must not be empty",
  wrongFormat: "has the wrong format",
  repeated: "must not contain the same entry twice",
  taken: "is already taken",
  codeOrOperation: "or operationId is required, and not both",
  noSuchAction: "belongs to no action of this operation",
  notTried: "cannot be given here: this operation is not tried on records",
  notExisting: "does not exist",
  afterStart: "must be after the start",
  type: (names: readonly string[]) => `must be ${names.join(" or ")}`,
  oneOf: (values: readonly string[]) => `must be one of ${values.join(", ")}`,
  exactly: (value: string) => `must be ${value}`,
  minLength: (limit: number) => `must be at least ${limit} characters`,
  maxLength: (limit: number) => `must be at most ${counted(limit, "character", "characters")}`,
  minItems: (limit: number) => `must have at least ${counted(limit, "entry", "entries")}`,
  maxItems: (limit: number) => `must have at most ${counted(limit, "entry", "entries")}`,
  minProperties: (limit: number) => `must have at least ${counted(limit, "field", "fields")}`,
  maxProperties: (limit: number) => `must have at most ${counted(limit, "field", "fields")}`,
  minimum: (limit: number) => `must be ${limit} or more`,
  maximum: (limit: number) => `must be ${limit} or less`,
  exclusiveMinimum: (limit: number) => `must be more than ${limit}`,
  exclusiveMaximum: (limit: number) => `must be less than ${limit}`,
  multipleOf: (factor: number) => `must be a multiple of ${factor}`,
  onlyCharacters: ({ names }: { names: readonly string[] }) => `may contain only ${listed(names)}`,
  startingWith: ({ names, first }: { names: readonly string[]; first: readonly string[] }) =>
    `must start with ${listed(first, "or")} and contain only ${listed(names)}`,
  characters: {
    letters: "letters",
    lowercase: "lowercase letters",
    digits: "digits",
    cjk: "Chinese, Japanese or Korean characters",
    dots: "dots",
    slashes: "slashes",
    colons: "colons",
    atSigns: "at signs",
    underscores: "underscores",
    dashes: "dashes",
  },
  patterns: {
    slug: "may contain only lowercase letters and digits, with single dashes between them",
    language: "must be a language code such as en or zh-CN",
    dottedCode:
      "must start with a letter, with single dots, dashes or underscores between letters and digits",
    permission: "must have three parts such as dtArticle:dtArticle:save",
    price: "must be a price such as 12.50",
    base64: "must be encoded in base64",
    currency: "must be a currency such as EUR",
    colour: "must be a colour such as #1a5fb4, in lower-case letters",
    focalPoint: "must be two percentages such as 50% 25%",
    phone: "must be a phone number such as +47 22 33 44 55",
    month: "must be a month such as 2026-03",
    dateTime: "must be a date and time in UTC such as 2026-03-14T09:30:00Z",
    url: "must be a path such as /files/logo.svg or a URL such as https://example.com",
    httpUrl: "must be a URL such as https://example.com/hook, without a user name in it",
    urls: "must be paths or URLs, separated by semicolons",
    path: "must be a path such as /content/articles/:id",
    pathOrUrl: "must be a path such as /content/articles/:id, or a URL that starts with https://",
    noSpaces: "must not contain spaces",
    blank: "must not be blank",
  },
  formats: {
    "date-time": "must be a date and time such as 2026-03-14T09:30:00Z",
    date: "must be a date such as 2026-03-14",
    email: "must be an e-mail address such as name@example.com",
    uri: "must be a URL such as https://example.com",
  },
  types: {
    string: "text",
    integer: "a whole number",
    number: "a number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
    null: "empty",
  },
};

function listed(names: readonly string[], conjunction = "and"): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

function counted(limit: number, one: string, many: string): string {
  return limit === 1 ? `1 ${one}` : `${limit} ${many}`;
}
