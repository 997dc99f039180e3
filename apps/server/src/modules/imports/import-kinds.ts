import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Input } from "../operation.ts";
import { importDictItems } from "./import-dict-items.ts";
import type { ImportKind } from "./import-kind.ts";
import { importProducts } from "./import-products.ts";
import { importUsers } from "./import-users.ts";

type Asked = Pick<Input<"importsRun">["body"], "kind" | "dictId">;

/** @throws AppError a field error for items of no dictionary. */
export function kindOf({ kind, dictId }: Asked): ImportKind {
  if (kind === "users") return importUsers;
  if (kind === "products") return importProducts;
  if (dictId === undefined) throw fieldError("dictId", "required", messages.fields.required);
  return importDictItems(dictId);
}
