import { useContentLanguages } from "../../shared/content-languages.ts";
import { MarkedText } from "../../shared/merge/marked-text.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import type { ProductFields } from "../../queries/products.ts";

/** Formats values that are no plain text for the conflict dialog. */
export function useShownProduct() {
  const { phrases } = useMessages();
  const { nameOf } = useContentLanguages();
  const statuses = useDictionary("productStatus");
  const imageTypes = useDictionary("productImageType");
  return (field: keyof ProductFields, fields: ProductFields, other: ProductFields) => {
    if (field === "content") {
      return fields.content && <MarkedText html={fields.content} other={other.content ?? ""} />;
    }
    if (field === "language") return nameOf(fields.language);
    if (field === "status") return statuses.label(fields.status);
    if (field === "imageType") return fields.imageType && imageTypes.label(fields.imageType);
    if (field === "specs") {
      const names = fields.specs.map(({ name, value }) => `${name} ${value}`);
      return phrases.list({ names });
    }
    if (field === "attachments") {
      return phrases.list({ names: fields.attachments.map(({ name }) => name) });
    }
    if (field === "variants") {
      return phrases.list({ names: fields.variants.map(({ code, name }) => `${code} ${name}`) });
    }
    if (field === "relatedArticleIds") return phrases.list({ names: fields.relatedArticleIds });
    return fields[field];
  };
}
