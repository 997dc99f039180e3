import type { RecordKind } from "../../queries/revisions.ts";
import { formatPrice } from "../../site/format.ts";
import { useLocale, useMessages } from "../messages.ts";
import { readableValue } from "../readable-value.ts";
import { useDictionary } from "../use-dictionary.ts";
import { parsedValue } from "./record-states.ts";

/** Formats a logged value of a field for people: codes by their dictionary, ids by their names. */
export function useReadableValue(
  kind: RecordKind,
  names: Readonly<Record<string, string>>,
): (field: string, json: string | null) => string | null {
  const { history: messages, phrases } = useMessages();
  const tag = useLocale();
  const enabled = useDictionary("enabledStatus");
  const users = useDictionary("userStatus");
  const products = useDictionary("productStatus");
  const positions = useDictionary("positionType");
  const genders = useDictionary("gender");
  const statuses = kind === "users" ? users : kind === "products" ? products : enabled;
  const dictionaries = { status: statuses, position: positions, positionType: positions };
  const codes: Readonly<Record<string, typeof enabled>> = { ...dictionaries, gender: genders };
  return (field, json) => {
    const value = parsedValue(json);
    if (typeof value === "boolean") return value ? messages.yes : messages.no;
    if (typeof value === "string") {
      if (codes[field] !== undefined) return codes[field].label(value);
      if (field === "priceAmount") return formatPrice(value, null, tag);
      return names[value] ?? readableValue(json, tag);
    }
    if (Array.isArray(value) && value.every((one) => typeof one === "string")) {
      return value.length === 0
        ? null
        : phrases.list({ names: value.map((id) => names[id] ?? id) });
    }
    return readableValue(json, tag);
  };
}
