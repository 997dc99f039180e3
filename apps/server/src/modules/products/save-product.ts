import { eq } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { products } from "../../db/schema/index.ts";
import type { AttachmentRef } from "../../db/schema/articles.ts";
import type { Language } from "../../kernel/languages.ts";
import { fieldError } from "../../kernel/field-error.ts";
import type { Context, Input } from "../operation.ts";
import { refuseDuplicates } from "../../db/refuse-duplicates.ts";
import { messages } from "../../kernel/messages/index.ts";
import { cleanContent } from "../clean-content.ts";
import { storedAttachments } from "../files/stored-attachments.ts";
import { changeRecord, createRecord, lockRecord, type Written } from "../records.ts";
import { siteLanguage } from "../languages/site-languages.ts";
import { groupAfter, joinedGroup, translatedTwice } from "../languages/translation-groups.ts";
import { ROOT_ID } from "../tree.ts";
import { assertOffer, assertReferences, assertStatus } from "./check-product.ts";
import { indexProduct } from "./index-product.ts";
import { productKind, productTable } from "./product-record.ts";
import { storedPrice } from "./stored-price.ts";

type ProductKind = (typeof products.$inferSelect)["kind"];

const taken = { products_code_key: "code", products_translation_key: translatedTwice };
/** Checked together. */
const offerFields = ["priceAmount", "priceCurrency", "variants"] as const;
const parentKinds = { category: null, series: "category", product: "series" } as const;

/** @throws AppError `DUPLICATE`, or a field error. */
export async function createProduct(
  body: Input<"productsSave">["body"],
  ctx: Context,
): Promise<Written> {
  const { parentId = ROOT_ID, kind } = body;
  assertOffer(body);
  assertStatus(body);
  const values = { ...body, parentId, ...(await cleaned(body)) };
  return refuseDuplicates(taken, () =>
    ctx.idempotent.transaction(async (tx) => {
      const above = await assertPosition(tx, kind, parentId);
      if (above !== undefined && above !== (body.language ?? above)) throw notOfParent();
      const language = above ?? (await siteLanguage(tx, body.language));
      await assertReferences(tx, { language }, body);
      const translationGroupId = await joinedGroup(tx, products, body.translationGroupId ?? null);
      const files = await attachmentsOf(tx, body, []);
      const all = { ...values, ...files, language, translationGroupId };
      return indexed(tx, await createRecord(tx, productKind, all, ctx));
    }),
  );
}

/**
 * Changes or moves a record.
 *
 * @throws AppError `VERSION_CONFLICT`, `DUPLICATE`, or a field error.
 */
export async function updateProduct(
  body: Input<"productsUpdate">["body"],
  ctx: Context,
): Promise<Written> {
  const { id: _id, version: _version, ...sent } = body;
  const changes = { ...sent, ...(await cleaned(sent)) };
  return refuseDuplicates(taken, () =>
    ctx.db.transaction(async (tx) => {
      const before = await lockRecord(tx, productKind, body, ctx);
      if (offerFields.some((field) => field in sent)) assertOffer({ ...before, ...changes });
      assertStatus({ ...changes, kind: before.kind });
      const { parentId = before.parentId, language = before.language } = changes;
      if (parentId !== before.parentId || language !== before.language) {
        const above = await assertPosition(tx, before.kind, parentId);
        if (above !== undefined && above !== language) throw notOfParent();
        if (language !== before.language) await assertLanguageFree(tx, before.id, language);
      }
      await assertReferences(tx, { id: before.id, language }, sent);
      const { translationGroupId: group, ...fields } = changes;
      const joined =
        group === undefined
          ? {}
          : { translationGroupId: await groupAfter(tx, products, before, group) };
      const files = await attachmentsOf(tx, sent, before.attachments);
      const after = { ...fields, ...files, ...joined };
      return indexed(tx, await changeRecord(tx, productKind, before, after, ctx));
    }),
  );
}

async function indexed(tx: Db, written: Written): Promise<Written> {
  const row = await productTable.get(tx, written.id);
  if (row !== undefined) await indexProduct(tx, row);
  return written;
}

async function attachmentsOf(
  tx: Db,
  { attachments: sent }: { attachments?: AttachmentRef[] },
  before: readonly AttachmentRef[],
) {
  return sent && { attachments: await storedAttachments(tx, sent, before) };
}

interface Priced {
  priceAmount?: string | null;
}

async function cleaned<Variant extends Priced>({
  content,
  variants,
  ...product
}: Priced & { content?: string | null; variants?: Variant[] }) {
  return {
    ...(content && { content: (await cleanContent(content)) || null }),
    ...priceOf(product),
    ...(variants && { variants: variants.map((one) => ({ ...one, ...priceOf(one) })) }),
  };
}

function priceOf({ priceAmount }: Priced) {
  return priceAmount ? { priceAmount: storedPrice(priceAmount) } : {};
}

function notOfParent() {
  return fieldError("language", "const", messages.languages.ofParent);
}

/** The language of a record that others are below stays: they have it from there. */
async function assertLanguageFree(tx: Db, id: string, language: Language): Promise<void> {
  if ((await tx.$count(products, eq(products.parentId, id))) > 0) {
    throw fieldError("language", "state", messages.languages.fixed);
  }
  await siteLanguage(tx, language);
}

/**
 * Checks the parent's kind, and locks it until the transaction ends, so that it cannot be deleted meanwhile. Returns the
 * parent's language; undefined at the top.
 */
async function assertPosition(
  tx: Db,
  kind: ProductKind,
  parentId: string,
): Promise<Language | undefined> {
  const [parent] = await tx
    .select({ kind: products.kind, language: products.language })
    .from(products)
    .where(eq(products.id, parentId))
    .for("key share");
  if (parent === undefined && parentId !== ROOT_ID) {
    throw fieldError("parentId", "exists", messages.fields.notExisting);
  }
  if ((parent?.kind ?? null) !== parentKinds[kind]) {
    throw fieldError("parentId", "kind", messages.products.parents[kind]);
  }
  return parent?.language;
}
