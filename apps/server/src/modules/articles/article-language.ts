import { eq } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articleTypes } from "../../db/schema/index.ts";
import { fieldError } from "../../kernel/field-error.ts";
import type { Language } from "../../kernel/languages.ts";
import { messages } from "../../kernel/messages/index.ts";
import { translatedTwice } from "../languages/translation-groups.ts";

/** The refusal of a second translation in one language, for `refuseDuplicates`. */
export const translationTaken = { articles_translation_key: translatedTwice };

/**
 * The language of a type's articles. Nobody deletes the type until the transaction ends.
 *
 * @throws AppError A field error: there is no such type, or it is not in the language that was sent.
 */
export async function languageIn(db: Db, typeId: string, sent?: Language): Promise<Language> {
  const [type] = await db
    .select({ language: articleTypes.language })
    .from(articleTypes)
    .where(eq(articleTypes.id, typeId))
    .for("key share");
  if (!type) throw fieldError("typeId", "exists", messages.articles.unknownType);
  if (sent === undefined || sent === type.language) return type.language;
  throw fieldError("language", "const", messages.languages.ofType);
}
