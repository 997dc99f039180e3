import { useRouter } from "@tanstack/react-router";
import { stringifySearch } from "../../app/search-params.ts";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import { CatalogueLink } from "../products/catalogue-link.tsx";
import { nameInPath } from "../products/catalogue-path.ts";
import type { ProductLink } from "../types.ts";
import { fieldProps } from "./field-props.ts";
import { FormField } from "./form-field.tsx";
import { FormFrame } from "./form-frame.tsx";
import { formRules } from "./form-rules.ts";
import type { InitialForm, SentForm } from "./form-state.ts";
import { useVisitorForm } from "./use-visitor-form.ts";

interface MessageFormProps {
  /** Code of the page it is on. */
  page: string;
  /** What the message is about; null for anything else. */
  product: ProductLink;
  start: InitialForm;
  sent: SentForm | undefined;
}

const fields = ["subject", "content", "name", "email", "phone", "company"] as const;

/** The form for a message to the company: first what it is about, then who asks. */
export function MessageForm({ page, product, start, sent }: MessageFormProps) {
  const { message: messages } = useMessages();
  const { pagesPath } = useRouter().options.context.config;
  // Without script, the page that answers knows the product by its own address.
  const about = product === null ? undefined : nameInPath(product);
  const action = `${pagesPath}other-detail${stringifySearch({ type: page, about })}#leave-message`;
  const form = useVisitorForm({ form: "message", action, start, sent });
  const field = fieldProps(formRules.message, messages, form);
  return (
    <section className="visitor-post" aria-labelledby="leave-message">
      <h2 id="leave-message">{messages.title}</h2>
      <p className="visitor-rule">{messages.rule}</p>
      {product === null ? null : (
        <p className="visitor-about">
          {messages.about}
          <CatalogueLink id={nameInPath(product)} lang={langOf(product.name)}>
            {product.name}
          </CatalogueLink>
        </p>
      )}
      <FormFrame
        form={form}
        fields={fields}
        hidden={product === null ? {} : { productId: product.id }}
        send={messages.send}
        sent={messages.sent}
        another={messages.another}
      >
        <FormField {...field("subject")} />
        <FormField {...field("content")} type="multiline" required />
        <FormField {...field("name")} required autoComplete="name" />
        <fieldset className="field-group" aria-describedby="reach-you">
          <legend>{messages.reachYou}</legend>
          <p id="reach-you" className="field-help">
            {messages.contactHelp}
          </p>
          <div className="field-pair">
            <FormField {...field("email")} type="email" optional={false} autoComplete="email" />
            <FormField {...field("phone")} type="tel" optional={false} autoComplete="tel" />
          </div>
        </fieldset>
        <FormField {...field("company")} autoComplete="organization" />
      </FormFrame>
    </section>
  );
}
