/** What must not compile, so that the types a consumer gets are known to be there. */
import { createSdk } from "@atrium/sdk";

const sdk = createSdk({ baseUrl: "https://localhost/rest" });

/** Each line is a mistake; a line without one fails the build. */
export async function mistakes(): Promise<unknown> {
  // @ts-expect-error the option is called saveNull
  await sdk.articles.page({ pageNo: 1 }, { savNull: true });
  // @ts-expect-error the parameter is called pageNo
  await sdk.articles.page({ pageNumber: 1 });
  // @ts-expect-error a number it is
  await sdk.articles.page({ pageNo: "1" });
  // @ts-expect-error a title is needed
  await sdk.articles.save({ typeId: "1" });
  const { records } = await sdk.articles.page();
  // @ts-expect-error articles have a title, not a headline
  return records[0]?.headline;
}
