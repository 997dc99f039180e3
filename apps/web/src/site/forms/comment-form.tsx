import { Link, useRouter } from "@tanstack/react-router";
import { stringifySearch } from "../../app/search-params.ts";
import { useMessages } from "../../i18n/index.ts";
import type { Comment } from "../types.ts";
import { fieldProps } from "./field-props.ts";
import { FormField } from "./form-field.tsx";
import { FormFrame } from "./form-frame.tsx";
import { formRules } from "./form-rules.ts";
import type { InitialForm, SentForm } from "./form-state.ts";
import { useVisitorForm } from "./use-visitor-form.ts";

interface CommentFormProps {
  article: { id: string; slug: string };
  /** The comment being answered; undefined for one on the article itself. */
  replyTo: Comment | undefined;
  start: InitialForm | SentForm;
}

const fields = ["nickname", "email", "content"] as const;

/** The form for a comment. */
export function CommentForm({ article, replyTo, start }: CommentFormProps) {
  const { comments: messages } = useMessages();
  const { pagesPath } = useRouter().options.context.config;
  const search = stringifySearch({ id: article.slug, reply: replyTo?.id });
  const address = `${pagesPath}article-detail${search}`;
  const form = useVisitorForm({ form: "comment", address, start });
  const field = fieldProps(formRules.comment, messages, form);
  const parent = replyTo === undefined ? {} : { parentId: replyTo.id };
  return (
    <section className="visitor-post" aria-labelledby="write-comment">
      <h3 id="write-comment">
        {replyTo === undefined ? messages.write : messages.replyingTo(replyTo.nickname)}
      </h3>
      {replyTo === undefined ? null : (
        <Link
          to="/article-detail"
          search={{ id: article.slug }}
          hash="write-comment"
          replace
          resetScroll={false}
          preload={false}
          className="text-button"
        >
          {messages.cancelReply}
        </Link>
      )}
      <p className="visitor-rule">{messages.rule}</p>
      <FormFrame
        form={form}
        fields={fields}
        hidden={{ articleId: article.id, ...parent }}
        send={messages.send}
        sent={messages.sent}
        sentTitle={messages.sentTitle}
        another={messages.another}
        anew={`${address}#write-comment`}
      >
        <div className="field-pair">
          <FormField {...field("nickname")} required autoComplete="nickname" />
          <FormField
            {...field("email")}
            type="email"
            help={messages.emailHelp}
            autoComplete="email"
          />
        </div>
        <FormField {...field("content")} type="multiline" required />
      </FormFrame>
    </section>
  );
}
