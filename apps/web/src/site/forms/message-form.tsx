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
import type { FormValues } from "./validate.ts";

interface MessageFormProps {
  /** Code of the page it is on. */
  page: string;
  /** What the message is about; null for anything else. */
  product: ProductLink;
  start: InitialForm | SentForm;
}

const fields = ["subject", "content", "name", "email", "phone", "company"] as const;

/** The form for a message to the company: first what it is about, then who asks. */
export function MessageForm({ page, product, start }: MessageFormProps) {
  const { message: messages } = useMessages();
  const { pagesPath } = useRouter().options.context.config;
  // Without script, the page that answers knows the product by its own address.
  const about = product === null ? undefined : nameInPath(product);
  const address = `${pagesPath}other-detail${stringifySearch({ type: page, about })}`;
  const form = useVisitorForm({ form: "message", address, start });
  const field = fieldProps(formRules.message, messages, form);
  return (
    <section className="visitor-post" aria-labelledby="leave-message">
      <h2 id="leave-message">{form.sent === null ? messages.title : messages.sentTitle}</h2>
      {form.sent === null ? <p className="visitor-rule">{messages.rule}</p> : null}
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
        sentTitle={messages.sentTitle}
        another={messages.another}
        // With the hash it would lead nowhere from the page that answered the form.
        anew={address}
        copy={<SentCopy values={form.sent?.values} />}
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

/** What the visitor typed, for their own records. */
function SentCopy({ values = {} }: { values: FormValues | undefined }) {
  const { message: messages } = useMessages();
  const typed = fields.filter((name) => values[name] !== undefined);
  if (typed.length === 0) return null;
  return (
    <dl className="sent-copy" aria-label={messages.copy}>
      {typed.map((name) => (
        <div key={name}>
          <dt>{messages[name]}</dt>
          <dd lang={langOf(values[name] ?? "")}>{values[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
