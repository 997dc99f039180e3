import type { VisitorForm } from "./form-rules.ts";
import type { FieldErrors, FormValues } from "./validate.ts";

/** Why a form was rejected: errors by field, or one for the whole form. */
export interface FormRefusal {
  errors: FieldErrors;
  failure: string | null;
}

/** A form that was accepted. */
export interface SentForm {
  /** By which what was sent is found again; null for what has none. */
  reference: string | null;
  /** What was sent; none once the page was loaded anew. */
  values?: FormValues;
}

/** A form as its page first shows it: with what was typed, when it was sent without script and not taken. */
export interface InitialForm extends FormRefusal {
  values: FormValues;
}

/** An untouched form. */
export const emptyForm: InitialForm = { values: {}, errors: {}, failure: null };

/** Whether a form was accepted. */
export function isSent(form: object): form is SentForm {
  return "reference" in form;
}

/** The id of what says how sending went: the errors, or the thanks. */
export function outcomeId(form: VisitorForm): string {
  return `${form}-outcome`;
}
