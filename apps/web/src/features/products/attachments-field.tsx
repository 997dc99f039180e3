import { useController } from "react-hook-form";
import { zProductSaveBody } from "../../generated/form-schemas.ts";
import { AttachmentUpload } from "../../shared/attachment-upload.tsx";
import { limitsOf } from "../../shared/form/limits-of.ts";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import type { ProductFields } from "../../queries/products.ts";

/** The files people can download with a product. */
export function AttachmentsField({ form }: { form: RecordForm<ProductFields> }) {
  const { products: messages } = useMessages();
  const { field } = useController({ control: form.form.control, name: "attachments" });
  return (
    <AttachmentUpload
      label={messages.attachments}
      // Resolving a conflict may have replaced them.
      name={`attachments-${form.resolutions}`}
      value={field.value}
      onChange={field.onChange}
      limit={limitsOf(zProductSaveBody.shape.attachments).max}
      error={form.errorOf("attachments")}
    />
  );
}
