import type { Request } from "autocannon";
import type { Draft, LoadOrder } from "./load-order.ts";

type WriteOrder = Extract<LoadOrder, { kind: "save" | "act" }>;

/** The requests of a connection that changes articles of its own, one after the other. */
export function writeRequests({ kind, token, drafts, connections }: WriteOrder) {
  const own = Math.floor(drafts.length / connections);
  return (connection: number): Request[] =>
    drafts.slice(connection * own, (connection + 1) * own).map((draft) => {
      const state = { ...draft };
      return {
        method: kind === "save" ? "PUT" : "POST",
        path: kind === "save" ? "/rest/api/dtArticle/update" : "/rest/api/dtArticle/act",
        headers: { authorization: token, "content-type": "application/json" },
        setupRequest: (request) => ({ ...request, body: bodyOf(kind, state) }),
        onResponse(status, body) {
          if (status !== 200) throw new Error(`${status} ${body}`);
          // The next change has to name the version that this one made.
          state.version = JSON.parse(body).result.version;
          if (kind === "act") state.submitted = !state.submitted;
        },
      };
    });
}

function bodyOf(kind: "save" | "act", { id, version, submitted }: Draft): string {
  if (kind === "act") {
    return JSON.stringify({ bizId: id, version, action: submitted ? "withdraw" : "submit" });
  }
  const sentences = "The gauge was read again in the morning. ".repeat(20);
  const content = `<p>${sentences}</p><p>Reading ${version}</p>`;
  return JSON.stringify({ id, version, title: `Reading ${version}`, content });
}
