import type { FieldErrors, FormValues } from "./validate.ts";

/** Why a form was rejected: errors by field, or one for the whole form. */
export interface FormRefusal {
  errors: FieldErrors;
  failure: string | null;
}

/** A form that was accepted, with the reference to find it again where there is one. */
export interface SentForm {
  reference: string | null;
}

/** A form as its page first shows it: with what was typed, when it was sent without script and not taken. */
export interface InitialForm extends FormRefusal {
  values: FormValues;
}
