/** What visitors send, and what the staff does with it. */
import type { FakeCall, Serve } from "./call.ts";
import { listOf, pageOf } from "./listing.ts";
import { shownProduct } from "./message-product.ts";
import { Refused } from "./refused.ts";
import { resources } from "./resources.ts";
import { checkVersion, itemOf, plainOperation } from "./serve-resource.ts";
import { shape } from "./shape.ts";
import { recordsOf, textOf, type Row, type Values } from "./values.ts";
import { system } from "./world.ts";

const unread = { assigneeId: null, spamScore: 0, spamReasons: [] };

/** @throws Refused `NOT_FOUND`, `COMMENT_CLOSED`. */
function comment({ input, world }: FakeCall): null {
  const article = world.get("articles", input["articleId"]);
  if (article["publicCopy"] === null) throw new Refused("NOT_FOUND");
  const isOpen = world.get("siteSettings", "site")["commentEnabled"] === true;
  if (!isOpen || article["allowComment"] !== true) throw new Refused("COMMENT_CLOSED");
  const { articleId, parentId = null, nickname, email = null, content } = input;
  const fields = { articleId, parentId, nickname, email, content, isStaff: false };
  world.insert("comments", { ...fields, ...unread, status: "pending" }, system);
  return null;
}

function message({ input, world }: FakeCall): Values {
  if (world.get("siteSettings", "site")["messageEnabled"] !== true) {
    throw new Refused("COMMENT_CLOSED");
  }
  const { name, content, phone = null, email = null, company = null, subject = null } = input;
  const count = world.rows("messages").length + 1;
  const reference = `M-${String(count).padStart(7, "0")}`;
  const product = shownProduct(world.find("products", input["productId"]));
  const productId = product?.["id"] ?? null;
  const fields = { name, content, phone, email, company, subject, productId, reference };
  const answer = { reply: null, repliedAt: null, repliedByName: null };
  world.insert("messages", { ...fields, ...unread, ...answer, status: "new" }, system);
  return { reference, product };
}

/** The approved comments of an article, with the approved replies below each. */
function publicComments(call: FakeCall): Values {
  const approved = call.world
    .rows("comments")
    .filter((row) => row["articleId"] === call.input["id"] && row["status"] === "approved");
  const below = (parentId: string | null): Values[] =>
    approved
      .filter((row) => (row["parentId"] ?? null) === parentId)
      .map((row) => shape({ $ref: "PublicComment" }, { ...row, replies: below(row.id) }));
  return pageOf(itemOf(call.id), below(null).reverse(), call.input);
}

/** A reply of the staff is published at once, and approves what it replies to. */
function replyToComment(call: FakeCall): Values {
  const { input, world, author } = call;
  const parent = world.get("comments", input["id"]);
  if (parent["status"] === "pending") {
    world.update("comments", parent, { status: "approved" }, author);
  }
  const fields = {
    articleId: parent["articleId"],
    parentId: parent.id,
    nickname: author.name,
    email: null,
    content: input["content"],
    isStaff: true,
  };
  const reply = world.insert("comments", { ...fields, ...unread, status: "approved" }, author);
  return { id: reply.id, version: reply.version };
}

function replyToMessage(call: FakeCall): Values {
  const row = locked(call, "messages");
  const { content, status = "closed" } = call.input;
  const answer = { content, mailTo: null, mailStatus: null, messageId: row.id };
  call.world.insert("answers", answer, call.author);
  const replied = { repliedAt: call.world.now(), repliedByName: call.author.name };
  const changes = { reply: content, ...replied, status };
  return written(call.world.update("messages", row, changes, call.author));
}

function answers(call: FakeCall): Values[] {
  const rows = call.world.rows("answers");
  return listOf(call, rows.filter(({ messageId }) => messageId === call.input["id"]).reverse());
}

function assign(table: string): Serve {
  return (call) => {
    const { assigneeId } = call.input;
    if (assigneeId !== null) call.world.get("users", assigneeId);
    return written(call.world.update(table, locked(call, table), { assigneeId }, call.author));
  };
}

/** Each record changes, or is refused for itself. */
function batch(table: "comments" | "messages"): Serve {
  const verbs = { delete: plainOperation(`${table}Delete`), set: plainOperation(`${table}Update`) };
  return (call) => {
    const action = textOf(call.input, "action");
    if (action === "delete" && !call.may(`content:${table.slice(0, -1)}:delete`)) {
      throw new Refused("FORBIDDEN");
    }
    const failed = recordsOf(call.input, "records").flatMap((record) => {
      try {
        const input = action === "delete" ? record : { ...record, status: action };
        (action === "delete" ? verbs.delete : verbs.set)?.({ ...call, input });
        return [];
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return [{ id: textOf(record, "id"), errorCode: error.facts.errorCode }];
      }
    });
    return { done: recordsOf(call.input, "records").length - failed.length, failed };
  };
}

function locked(call: FakeCall, table: string): Row {
  const row = call.world.get(table, call.input["id"]);
  checkVersion(call, { table, resource: resources[table] ?? {} }, row, call.input["version"]);
  return row;
}

function written({ id, version }: Row): Values {
  return { id, version };
}

export const posts: Readonly<Record<string, Serve>> = {
  siteComment: comment,
  siteLeaveMessage: message,
  siteGetArticleMessage: publicComments,
  commentsReply: replyToComment,
  commentsAssign: assign("comments"),
  commentsBatch: batch("comments"),
  messagesReply: replyToMessage,
  messagesAnswers: answers,
  messagesAssign: assign("messages"),
  messagesBatch: batch("messages"),
};
