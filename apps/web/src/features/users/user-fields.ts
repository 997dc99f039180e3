import type { Input } from "@atrium/sdk";

/** The fields of an account; name and password are given once, when it is made. */
export type UserFields = Required<Input<"usersAdd">>;
