import type { FieldErrors, FormValues } from "./validate.ts";

/** Why a form was not taken: what is wrong with its fields, or with the whole. */
export interface FormRefusal {
  errors: FieldErrors;
  failure: string | null;
}

/** A form as its page first shows it: with what was typed, when it was sent without script and not taken. */
export interface InitialForm extends FormRefusal {
  values: FormValues;
}
