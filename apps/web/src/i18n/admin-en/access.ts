/** What the sentence of a reason may name. */
export interface ReasonParts {
  name: string;
  /** The permission, or the page. */
  subject: string;
  code: string;
  roles: string;
  count: number;
  until: string;
  /** Why a call on the record is refused. */
  refusal: string;
}

type Sentence = (p: ReasonParts) => string;

/** Messages about who may do what, and why. */
export const access = {
  title: "Explain access",
  description:
    "Why someone can, or cannot, do something: their account, roles and permissions, the page, and the state of a record.",
  permission: "View roles",
  person: "Person",
  what: "What they want to do",
  whatHelp: "A button, a call or a step of a review. Search by name, page, permission code or URL.",
  record: "Record",
  recordHelp: "The action is tried on this record and undone, so that nothing changes.",
  anArticle: "Articles",
  anArticleType: "Article types",
  noPage: "No page",
  allowed: (p: { name: string }) => `${p.name} can do this.`,
  refused: (p: { name: string }) => `${p.name} cannot do this.`,
  openRole: (p: { name: string }) => `Open role ${p.name}`,
  effects: { allows: "Allows:", refuses: "Refuses:", notes: "Note:" },
  reasons: {
    accountDisabled: ({ name }) => `The account of ${name} is disabled.`,
    signInLocked: ({ until }) =>
      `After too many wrong passwords, sign-in to this account is limited until ${until}. Browsers that it has signed in with before can still sign in.`,
    passwordDue: ({ name }) => `${name} has to change the password first.`,
    everybody: () => "Everybody can do this, even without signing in.",
    signedIn: () => "Everyone who is signed in can do this.",
    administrator: ({ subject }) => `Administrators hold every permission, also “${subject}”.`,
    roleGrants: ({ subject, roles, count }) =>
      `The ${count === 1 ? "role" : "roles"} ${roles} ${count === 1 ? "grants" : "grant"} “${subject}”.`,
    roleDisabled: ({ subject, roles, count }) =>
      `The ${count === 1 ? "role" : "roles"} ${roles} would grant “${subject}”, but ${count === 1 ? "is" : "are"} disabled.`,
    notGranted: ({ name, subject, roles }) =>
      `None of the enabled roles of ${name} grants “${subject}”. Roles that do: ${roles}.`,
    permissionDisabled: ({ subject }) => `The permission “${subject}” is disabled.`,
    permissionMissing: ({ code }) => `There is no permission with the code ${code}.`,
    pageOpened: ({ subject, roles, count }) =>
      `The ${count === 1 ? "role" : "roles"} ${roles} ${count === 1 ? "opens" : "open"} the page “${subject}”, which has the button.`,
    pageNotOpened: ({ name, subject, roles }) =>
      `None of the enabled roles of ${name} opens the page “${subject}”, which has the button. Roles that do: ${roles}.`,
    pageDisabled: ({ subject }) =>
      `The menu “${subject}” is disabled: neither it nor the pages below it open.`,
    recordAllows: () => "The record allows it in its present state.",
    recordRefuses: ({ refusal }) => `The record does not allow it: ${refusal}`,
  } satisfies Record<string, Sentence>,
};
