import { useRouter } from "@tanstack/react-router";
import { useMessages, type Messages } from "../../messages/index.ts";
import { checkFields, type FieldErrors, type FormValues } from "./checks.ts";
import { FormField } from "./form-field.tsx";
import { FormFrame } from "./form-frame.tsx";
import { useVisitorForm } from "./use-visitor-form.ts";

const rules = {
  name: { required: true, limit: 64 },
  email: { limit: 254, kind: "email" },
  phone: { limit: 32, kind: "phone" },
  company: { limit: 100 },
  subject: { limit: 200 },
  content: { required: true, limit: 2000 },
} as const;

/** The form for a message to the company. */
export function MessageForm() {
  const { message: words } = useMessages();
  const { sdk } = useRouter().options.context;
  const form = useVisitorForm({
    check,
    send: ({ name = "", content = "", ...rest }) =>
      sdk.site.leaveMessage({ name, content, ...rest }),
  });
  const { errors } = form;
  return (
    <section className="visitor-post" aria-labelledby="leave-message">
      <h2 id="leave-message">{words.title}</h2>
      <p className="visitor-rule">{words.rule}</p>
      <FormFrame form={form} send={words.send} sent={words.sent} another={words.another}>
        <FormField
          name="name"
          label={words.name}
          required
          limit={rules.name.limit}
          error={errors["name"]}
          autoComplete="name"
        />
        <div className="field-pair">
          <FormField
            name="email"
            label={words.email}
            type="email"
            limit={rules.email.limit}
            help={words.contactHelp}
            error={errors["email"]}
            autoComplete="email"
          />
          <FormField
            name="phone"
            label={words.phone}
            type="tel"
            limit={rules.phone.limit}
            error={errors["phone"]}
            autoComplete="tel"
          />
        </div>
        <FormField
          name="company"
          label={words.company}
          limit={rules.company.limit}
          error={errors["company"]}
          autoComplete="organization"
        />
        <FormField
          name="subject"
          label={words.subject}
          limit={rules.subject.limit}
          error={errors["subject"]}
        />
        <FormField
          name="content"
          label={words.content}
          type="multiline"
          required
          limit={rules.content.limit}
          error={errors["content"]}
        />
      </FormFrame>
    </section>
  );
}

function check(values: FormValues, words: Messages["form"]): FieldErrors {
  const errors = checkFields(values, rules, words);
  const reachable = values["email"] !== undefined || values["phone"] !== undefined;
  return reachable ? errors : { ...errors, email: words.noContact };
}
