/** Makes an SDK with one copy of the package and uses it with another. Run by the tests in a consumer's project. */

const baseUrl = "https://localhost/rest";

/**
 * Uploads, settles a failure and compares contracts.
 *
 * @param maker The copy that makes the SDK, with its entry for tests.
 * @param user The copy whose functions get the SDK, with its entry for contracts.
 */
export async function tryAcross(maker, user) {
  const server = maker.createTestServer({ seed: 7, baseUrl });
  const sdk = maker.createSdk({ baseUrl, fetch: withContract(server.fetch), retries: 0 });
  const { result } = await user.uploadFile(sdk, pdf(), { name: "note.pdf" });

  const current = { title: "Ebb" };
  server.fail("articlesGet", maker.faults.conflict({ current }));
  const { ok, error } = await user.settle(sdk.articles.get("1"));
  const { verdict } = await user.compareContract(sdk);
  return {
    uploaded: typeof result.url,
    settled: ok ? "succeeded" : error.errorCode,
    current: error.result.current.title,
    isApiError: user.isApiError(error),
    contract: verdict,
  };
}

/** What an upload's store of the hooks sends, and whether a failure of it is recognised. */
export async function tryUploadWith(maker, { uploadWith }) {
  const server = maker.createTestServer({ seed: 7, baseUrl });
  const upload = uploadWith(maker.createSdk({ baseUrl, fetch: server.fetch }));
  await upload(pdf(), { signal: new AbortController().signal, onProgress: () => {} });
  return server.calls.map(({ operationId }) => operationId);
}

function pdf() {
  return new File(["%PDF-1.4\n%%EOF"], "note.pdf", { type: "application/pdf" });
}

/** The test server does not serve the contract itself. */
function withContract(fetch) {
  return async (input, init) => {
    const url = typeof input === "string" ? input : input.url;
    return url.endsWith("/openapi.json") ? new Response(null, { status: 304 }) : fetch(input, init);
  };
}
