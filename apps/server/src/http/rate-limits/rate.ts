/** How many calls of one kind a client may make in a window of time. */
export interface Rate {
  /** Operations of one kind share a limit: all that ends in a session, comments and messages. */
  kind:
    | "signIn"
    | "signInBegin"
    | "visitorPost"
    | "search"
    | "preview"
    | "upload"
    | "account"
    | "read";
  calls: number;
  perMs: number;
}
