import { useRouter } from "@tanstack/react-router";
import { useMessages } from "../../messages/index.ts";
import type { Comment } from "../types.ts";
import { checkFields } from "./checks.ts";
import { FormField } from "./form-field.tsx";
import { FormFrame } from "./form-frame.tsx";
import { useVisitorForm } from "./use-visitor-form.ts";

const rules = {
  nickname: { required: true, limit: 30 },
  email: { limit: 254, kind: "email" },
  content: { required: true, limit: 1000 },
} as const;

interface CommentFormProps {
  articleId: string;
  /** The comment being answered; null for one on the article itself. */
  replyTo: Comment | null;
  onCancelReply: () => void;
}

/** The form for a comment. */
export function CommentForm({ articleId, replyTo, onCancelReply }: CommentFormProps) {
  const { comments: words } = useMessages();
  const { sdk } = useRouter().options.context;
  const form = useVisitorForm({
    check: (values, formWords) => checkFields(values, rules, formWords),
    send: ({ nickname = "", content = "", ...rest }) =>
      sdk.site.comment({ articleId, parentId: replyTo?.id ?? null, nickname, content, ...rest }),
  });
  const { errors } = form;
  return (
    <section className="visitor-post" aria-labelledby="write-comment">
      <h3 id="write-comment">
        {replyTo === null ? words.write : words.replyingTo(replyTo.nickname)}
      </h3>
      {replyTo === null ? null : (
        <button type="button" className="text-button" onClick={onCancelReply}>
          {words.cancelReply}
        </button>
      )}
      <p className="visitor-rule">{words.rule}</p>
      <FormFrame form={form} send={words.send} sent={words.sent} another={words.another}>
        <div className="field-pair">
          <FormField
            name="nickname"
            label={words.nickname}
            required
            limit={rules.nickname.limit}
            error={errors["nickname"]}
            autoComplete="nickname"
          />
          <FormField
            name="email"
            label={words.email}
            type="email"
            limit={rules.email.limit}
            help={words.emailHelp}
            error={errors["email"]}
            autoComplete="email"
          />
        </div>
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
