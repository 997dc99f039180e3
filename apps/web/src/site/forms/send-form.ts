import { isApiError } from "@atrium/sdk";
import type { LoaderContext } from "../../app/router-context.ts";
import type { Messages } from "../../i18n/index.ts";
import { validateFields, formatMessage } from "./validate.ts";
import type { FieldErrors, FieldRule, FormValues } from "./validate.ts";
import { formRules, type VisitorForm } from "./form-rules.ts";
import type { FormRefusal, SentForm } from "./form-state.ts";

type Site = LoaderContext["sdk"]["site"];

/**
 * Validates and submits a form; returns its reference when it was accepted, else the errors and the response's status.
 * Loaded on submit, since nobody needs it for reading.
 *
 * @param writingSeconds How long the form was open, where script could measure it.
 * @param idempotencyKey Makes sending the same message again safe.
 */
export async function sendForm(
  form: VisitorForm,
  values: FormValues,
  { sdk, messages }: Pick<LoaderContext, "sdk" | "messages">,
  { writingSeconds, idempotencyKey }: { writingSeconds?: number; idempotencyKey?: string },
): Promise<SentForm | (FormRefusal & { status: number })> {
  const { form: texts } = messages;
  const errors = check(form, values, messages);
  if (Object.keys(errors).length > 0) return { status: 422, errors, failure: null };
  try {
    const time = writingSeconds === undefined ? {} : { writingSeconds: atMostADay(writingSeconds) };
    const options = idempotencyKey === undefined ? {} : { idempotencyKey };
    const send = form === "comment" ? sendComment : sendMessage;
    return await send(sdk.site, values, time, options);
  } catch (error) {
    return refusalOf(error, form, texts);
  }
}

function check(form: VisitorForm, values: FormValues, messages: Messages): FieldErrors {
  const { comments, message, form: texts } = messages;
  const labels =
    form === "comment"
      ? labelsOf(formRules.comment, comments)
      : labelsOf(formRules.message, message);
  const errors = validateFields(values, formRules[form], labels, texts);
  const reachable = form === "comment" || "email" in values || "phone" in values;
  return reachable ? errors : { ...errors, email: texts.noContact };
}

/** The labels of a form's fields, from the sentences of its screen. */
function labelsOf<Name extends string>(
  rules: Record<Name, FieldRule>,
  texts: NoInfer<Record<Name, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.keys(rules).map((name) => [name, Reflect.get(texts, name)]));
}

interface WritingTime {
  writingSeconds?: number;
}

interface SendOptions {
  idempotencyKey?: string;
}

async function sendComment(
  site: Site,
  values: FormValues,
  time: WritingTime,
  options: SendOptions,
): Promise<SentForm> {
  const { articleId = "", parentId = null, nickname = "", content = "" } = values;
  const { email, website } = values;
  const optional = { ...given({ email, website }), ...time };
  await site.comment({ articleId, parentId, nickname, content, ...optional }, options);
  return { reference: null };
}

async function sendMessage(
  site: Site,
  values: FormValues,
  time: WritingTime,
  options: SendOptions,
): Promise<SentForm> {
  const { name = "", content = "", email, phone, company, subject, productId, website } = values;
  const optional = { ...given({ email, phone, company, subject, productId, website }), ...time };
  const { reference } = await site.leaveMessage({ name, content, ...optional }, options);
  return { reference };
}

function atMostADay(seconds: number): number {
  return Math.min(seconds, 86_400);
}

/** Without the fields that were left empty. */
function given<T extends Record<string, string | undefined>>(values: T) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  // What is left are the same names with texts.
  return Object.fromEntries(entries) as { [Name in keyof T]?: string };
}

function refusalOf(error: unknown, form: VisitorForm, texts: Messages["form"]) {
  const whole = (status: number, failure: string) => ({ status, errors: {}, failure });
  if (!isApiError(error)) return whole(500, texts.failed);
  const status = error.status ?? 503;
  if (error.errorCode === "RATE_LIMITED") return whole(status, texts.tooOften);
  if (error.errorCode === "COMMENT_CLOSED") return whole(status, texts.closed);
  if (error.errorCode !== "VALIDATION_FAILED") return whole(status, texts.failed);
  const rules = Object.entries(formRules[form]);
  const errors = Object.fromEntries(
    error.fieldErrors.flatMap(({ field, message }) =>
      rules.flatMap(([name, rule]) =>
        name === field ? [[field, formatMessage(rule, texts) ?? message]] : [],
      ),
    ),
  );
  if (Object.keys(errors).length > 0) return { status: 422, errors, failure: null };
  const answered = error.fieldErrors.some(({ field }) => field === "parentId");
  return whole(422, answered ? texts.replyGone : texts.failed);
}
