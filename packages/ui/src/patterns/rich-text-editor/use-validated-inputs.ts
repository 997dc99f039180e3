"use client";

import { useState, type ChangeEvent, type FormEvent } from "react";
import type { InputValidator } from "./rich-text-inserts.ts";

/**
 * The inputs of a small form. Errors show after the first attempt to submit, and from then on at every key; each refused
 * attempt focuses the first of them.
 */
export function useValidatedInputs<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  problems: Readonly<Record<Name, InputValidator>>,
) {
  const [values, setValues] = useState(initial);
  const [isTried, setTried] = useState(false);
  const names = Object.keys(problems) as Name[]; // a record's own keys
  const setValue = (name: Name, value: string) =>
    setValues((before) => ({ ...before, [name]: value }));
  return {
    valueOf: (name: Name) => values[name],
    setValue,
    inputProps: (name: Name) => ({
      name,
      value: values[name],
      autoComplete: "off",
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
        setValue(name, value),
    }),
    errorOf: (name: Name) => (isTried ? problems[name](values[name]) : undefined),
    onSubmit:
      (goOn: (values: Readonly<Record<Name, string>>) => void) =>
      (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        // A form in a dialog is inside the page's own for React, not for the document.
        event.stopPropagation();
        setTried(true);
        const invalid = names.find((name) => problems[name](values[name]) !== undefined);
        if (invalid === undefined) return goOn(values);
        const control = event.currentTarget.elements.namedItem(invalid);
        if (control instanceof HTMLElement) control.focus();
      },
  };
}
