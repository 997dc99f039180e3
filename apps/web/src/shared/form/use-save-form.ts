import { zodResolver } from "@hookform/resolvers/zod";
import { isApiError } from "@atrium/sdk";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from "react-hook-form";
import type * as z from "zod/mini";
import type { ErrorSummaryItem } from "@atrium/ui";
import { useMessages } from "../messages.ts";
import "./form-messages.ts";
import { firstProblem } from "./first-problem.ts";
import { readRefusal } from "./server-errors.ts";

/** A schema whose input is the form's values. */
type FormSchema<Input extends FieldValues, Output> = z.core.$ZodType<Output, Input>;

/** A form's fields by name, with the words the summary uses for them. */
type FieldLabels<Input extends FieldValues> = Readonly<Partial<Record<FieldPath<Input>, string>>>;

/** How a form saves. */
export interface SaveFormOptions<Input extends FieldValues, Output> {
  readonly schema: FormSchema<Input, Output>;
  readonly defaultValues: DefaultValues<Input>;
  /** What the fields are called; a function where that depends on the values. */
  readonly labels: FieldLabels<Input> | ((values: Input) => FieldLabels<Input>);
  /**
   * Sends the values. What it rejects with is shown at the fields and above the form; the input stays. False when they
   * were not saved all the same.
   */
  readonly save: (values: Output) => Promise<unknown>;
  /** Says what a failure means in the form's own words, where it can. */
  readonly explain?: (error: unknown) => string | undefined;
}

/** A form that saves. */
export interface SaveForm<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  readonly schema: FormSchema<Input, Output>;
  readonly labels: FieldLabels<Input>;
  /** For the `<form>`. */
  readonly onSubmit: () => void;
  /** The same, for what waits for it: resolves to whether everything was saved. */
  readonly submit: () => Promise<boolean>;
  /** Runs another way of saving, with the same care: one at a time, its failure shown at the fields. */
  readonly run: (save: () => Promise<unknown>) => Promise<boolean>;
  readonly saving: boolean;
  /** All that is wrong, for the `ErrorSummary`. */
  readonly errors: readonly ErrorSummaryItem[];
  /** Grows with every failed attempt. */
  readonly attempt: number;
  /** The id of a field's control. */
  readonly controlId: (field: FieldPath<Input>) => string;
  /** What is wrong with a field. */
  readonly errorOf: (field: FieldPath<Input>) => string | undefined;
}

/**
 * A form that validates by the contract, shows the server's refusals at its fields, keeps its input when saving fails
 * and cannot be sent twice.
 */
export function useSaveForm<Input extends FieldValues, Output>(
  options: SaveFormOptions<Input, Output>,
): SaveForm<Input, Output> {
  const prefix = useId();
  const running = useRef(false);
  const [saving, setSaving] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [general, setGeneral] = useState<readonly string[]>([]);
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(options.schema),
    defaultValues: options.defaultValues,
    shouldFocusError: false,
  });
  const { errors: problems } = form.formState;
  const labels =
    typeof options.labels === "function" ? options.labels(form.getValues()) : options.labels;
  // The labels are an object of the form's own field names.
  const fields = Object.keys(labels) as FieldPath<Input>[];
  const controlId = (field: FieldPath<Input>) => `${prefix}-${field}`;
  const errorOf = (field: FieldPath<Input>) =>
    form.getFieldState(field, form.formState).error?.message;

  const { form: messages, phrases } = useMessages();
  const lastMessages = useRef(messages);
  const showAgain = useEffectEvent((current: typeof messages) => {
    if (current === lastMessages.current) return;
    lastMessages.current = current;
    const wrong = fields.filter((field) => {
      const { error } = form.getFieldState(field);
      return error !== undefined && error.type !== "server";
    });
    if (wrong.length > 0) void form.trigger(wrong);
  });
  // Validates again after a change of language, for the new messages.
  useEffect(() => showAgain(messages), [messages]);

  async function run(save: () => Promise<unknown>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setSaving(true);
    setGeneral([]);
    try {
      return (await save()) !== false;
    } catch (error) {
      // Whoever does not confirm who they are has given the change up.
      if (isApiError(error) && error.errorCode === "STEP_UP_REQUIRED") return false;
      const refusal = readRefusal(error, fields);
      const explained = options.explain?.(error);
      setGeneral(explained === undefined ? refusal.general : [explained]);
      for (const [name, message] of Object.entries(refusal.fields)) {
        const field = fields.find((one) => one === name);
        if (field !== undefined) form.setError(field, { type: "server", message });
      }
      setAttempt((count) => count + 1);
      return false;
    } finally {
      running.current = false;
      setSaving(false);
    }
  }

  const submit = async () => {
    let isSaved = false;
    await form.handleSubmit(
      async (values) => {
        isSaved = await run(() => options.save(values));
      },
      () => setAttempt((count) => count + 1),
    )();
    return isSaved;
  };
  const ofFields = fields.flatMap((field): ErrorSummaryItem[] => {
    // Each section shows its own errors when the form names its sections.
    const hasParts = fields.some((other) => other.startsWith(`${field}.`));
    const own = hasParts ? problems[field]?.root : problems[field];
    const message = errorOf(field) ?? firstProblem(own);
    const name = labels[field] ?? field;
    return message === undefined
      ? []
      : [{ controlId: controlId(field), message: phrases.labelled({ name, text: message }) }];
  });
  return {
    form,
    schema: options.schema,
    labels,
    onSubmit: () => void submit(),
    submit,
    run,
    saving,
    errors: [...general.map((message) => ({ message })), ...ofFields],
    attempt,
    controlId,
    errorOf,
  };
}
