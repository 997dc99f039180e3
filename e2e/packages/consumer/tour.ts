/**
 * What a team does first with the SDK: sign in, create a record and find it in the list, upload a file, be refused,
 * compare contracts, sign out, and test without a server. The tests compile this file in a consumer's project and run
 * it in every runtime, so it uses nothing but the SDK and the web's own globals.
 */
import {
  createSdk,
  eachRecord,
  isApiError,
  signIn,
  signOut,
  uploadFile,
  type FetchPort,
} from "@atrium/sdk";
import { compareContract } from "@atrium/sdk/contract";
import { createTestServer, faults } from "@atrium/sdk/testing";

/** The URL of the API, and an account. */
export interface TourOptions {
  baseUrl: string;
  username: string;
  password: string;
}

/** What was seen on the way. */
export interface TourResult {
  signedInAs: string;
  createdIsListed: boolean;
  uploaded: string;
  percentages: number[];
  refusal: string;
  contract: string;
  otherContract: string;
  signedOut: string;
  sampled: string;
  fault: string;
}

/** Takes the tour. Rejects when anything on the way does. */
export async function tour({ baseUrl, username, password }: TourOptions): Promise<TourResult> {
  let token = "";
  const sdk = createSdk({ baseUrl, getToken: () => token });
  ({ token } = await signIn(sdk, { username, password }));
  const user = await sdk.users.current();

  const code = `tour-${Math.random().toString(36).slice(2, 10)}`;
  const type = { parentId: "0", name: `Tour ${code}`, code, kind: "list" as const };
  const { id } = await sdk.articleTypes.save(type);
  let createdIsListed = false;
  for await (const listed of eachRecord(sdk.articleTypes.page, { pageSize: 200 })) {
    createdIsListed ||= listed.id === id;
  }

  const percentages: number[] = [];
  const note = new Blob(["%PDF-1.4\n%%EOF"], { type: "application/pdf" });
  const { result } = await uploadFile(sdk, note, {
    name: "note.pdf",
    onProgress: ({ percentage }) => percentages.push(percentage),
  });

  const refusal = await refusalOf(sdk.articles.get("no-such-article"));
  const { verdict } = await compareContract(sdk);
  const poorer = createSdk({ baseUrl, fetch: withoutArticles });
  const { verdict: otherContract } = await compareContract(poorer);
  await signOut(sdk, token);
  const signedOut = await refusalOf(sdk.users.current());
  return {
    signedInAs: user.username,
    createdIsListed,
    uploaded: result.name,
    percentages: percentages.slice(-1),
    refusal,
    contract: verdict,
    otherContract,
    signedOut,
    ...(await withoutServer()),
  };
}

async function withoutServer(): Promise<Pick<TourResult, "sampled" | "fault">> {
  const server = createTestServer({ seed: 7 });
  const sdk = createSdk({ baseUrl: "/rest", fetch: server.fetch });
  server.mock("articlesGet", { title: "Tide" });
  const { title } = await sdk.articles.get("1");
  server.fail("articlesGet", faults.unauthenticated());
  return { sampled: title, fault: await refusalOf(sdk.articles.get("1")) };
}

/** A server whose contract lacks what this one's has. */
const withoutArticles: FetchPort = async (url) => {
  const contract = await fetch(url).then((response) => response.json());
  const info = { ...contract.info, "x-contract-hash": "another" };
  const paths = { ...contract.paths, "/api/dtArticle/page": undefined };
  return new Response(JSON.stringify({ ...contract, info, paths }));
};

async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return error.errorCode;
    throw error;
  }
  throw new Error("the call succeeded");
}
