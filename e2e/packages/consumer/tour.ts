/**
 * What a team does first with the SDK: sign in, read a list, create a record, upload a file, be refused, sign out. The
 * tests compile this file in a consumer's project and run it in every runtime, so it uses nothing but the SDK and the
 * web's own globals.
 */
import { createSdk, isApiError } from "@atrium/sdk";

/** Where the API is, and who takes the tour. */
export interface Stop {
  baseUrl: string;
  username: string;
  password: string;
}

/** What was seen on the way. */
export interface Seen {
  signedInAs: string;
  createdIsListed: boolean;
  refusal: string;
  signedOut: boolean;
}

/** Takes the tour. Rejects when anything on the way does. */
export async function tour({ baseUrl, username, password }: Stop): Promise<Seen> {
  let token: string | null = null;
  const sdk = createSdk({ baseUrl, getToken: () => token });
  token = (await sdk.session.login({ username, password })).token;

  const user = await sdk.users.current();
  const code = `tour-${crypto.randomUUID().slice(0, 8)}`;
  const type = { parentId: "0", name: `Tour ${code}`, code, kind: "list" as const };
  const { id } = await sdk.articleTypes.save(type);
  const types = await sdk.articleTypes.list();

  const refusal = await refusalOf(sdk.articles.get("no-such-article"));
  await sdk.session.removeToken();
  const afterwards = await refusalOf(sdk.users.current());
  return {
    signedInAs: user.username,
    createdIsListed: types.some((listed) => listed.id === id),
    refusal,
    signedOut: afterwards === "UNAUTHENTICATED",
  };
}

async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return error.errorCode;
    throw error;
  }
  throw new Error("the call succeeded");
}
