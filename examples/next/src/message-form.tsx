"use client";

import { settle, type FieldError } from "@atrium/sdk";
import { Button, Field, Input, Textarea } from "@atrium/ui";
import { useActionState } from "react";
import { sdk } from "./session.ts";

interface Answer {
  readonly message: string;
  readonly fieldErrors: readonly FieldError[];
  /** What was written, to be corrected. */
  readonly written?: FormData;
}

const nothing: Answer = { message: "", fieldErrors: [] };

/** Sends a message; what the server finds wrong is shown at its field. */
export function MessageForm() {
  const [{ message, fieldErrors, written }, submit, isPending] = useActionState(send, nothing);
  const errorOf = (name: string) => fieldErrors.find(({ field }) => field === name)?.message;
  const valueOf = (name: string) => textOf(written, name);
  return (
    <form action={submit} aria-label="Message" className="grid max-w-md gap-4">
      <Field label="Name" error={errorOf("name")}>
        <Input name="name" defaultValue={valueOf("name")} />
      </Field>
      <Field label="E-mail" error={errorOf("email")}>
        <Input name="email" defaultValue={valueOf("email")} />
      </Field>
      <Field label="Message" error={errorOf("content")}>
        <Textarea name="content" defaultValue={valueOf("content")} />
      </Field>
      <Button type="submit" loading={isPending}>
        Send
      </Button>
      <p role="status">{message}</p>
    </form>
  );
}

async function send(_before: Answer, form: FormData): Promise<Answer> {
  const [name, email, content] = ["name", "email", "content"].map((field) => textOf(form, field));
  const outcome = await settle(
    sdk.site.leaveMessage({ name: name ?? "", email: email ?? "", content: content ?? "" }),
  );
  if (outcome.ok) return { ...nothing, message: "Thank you, your message is on its way." };
  const { message, fieldErrors } = outcome.error;
  return { message, fieldErrors, written: form };
}

function textOf(form: FormData | undefined, name: string): string {
  const value = form?.get(name);
  return typeof value === "string" ? value : "";
}
