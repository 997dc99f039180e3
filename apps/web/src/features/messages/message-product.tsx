import { sessionContent } from "@atrium/hooks";
import { AdminLink } from "../../shared/admin-link.tsx";
import { config, session } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { productLabel } from "./product-label.ts";
import type { Message } from "../../queries/messages.ts";

/** The product that a visitor asks about: links to its form for those who may view it, else to its public page. */
export function MessageProduct({ message: { product } }: { message: Message }) {
  const { visitorMessages: messages } = useMessages();
  if (product === null) return messages.productDeleted;
  const label = productLabel(product, messages);
  const permissions = sessionContent(session.get())?.user.permissions ?? [];
  const segment = encodeURIComponent(product.id);
  if (permissions.includes("product:product:view")) {
    return (
      <AdminLink look="text" to={`/products/edit/${segment}`}>
        {label}
      </AdminLink>
    );
  }
  return (
    <a
      // The site leads from there to the address of its language.
      href={`${config.basePath}other-detail?type=products&id=${segment}`}
      target="_blank"
      rel="noopener"
      className="text-primary underline-offset-3 hover:underline"
    >
      {label}
    </a>
  );
}
