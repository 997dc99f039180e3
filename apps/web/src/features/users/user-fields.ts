import type { Input } from "@atrium/sdk";

/** The fields of an account; user name and password are given once, when it is made: null for somebody who is invited. */
export type UserFields = Required<Omit<Input<"usersAdd">, "password">> & {
  password: string | null;
};
