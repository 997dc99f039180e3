import { expect, it } from "vitest";
import { en } from "../../i18n/en.ts";
import { validateFields } from "./validate.ts";
import { formRules } from "./form-rules.ts";

const { email, phone } = formRules.message;
const rules = { name: { required: true, limit: 5 }, email, phone };

const labels = { name: "Name", email: "Email", phone: "Phone" };
const check = (values: Record<string, string>) => validateFields(values, rules, labels, en.form);

it("returns no errors for valid values", () => {
  expect(check({ name: "Anna", email: "anna@example.com", phone: "+31 118 555 014" })).toEqual({});
  expect(check({ name: "Anna" })).toEqual({});
});

it("returns an error for each invalid field", () => {
  expect(check({ name: "  ", email: "anna@", phone: "call me" })).toEqual({
    name: "Enter your name.",
    email: "Enter a valid email address, such as name@example.com.",
    phone: "Enter a valid phone number: digits, spaces, brackets, plus and dash.",
  });
  // An emoji is one character for the server as well.
  expect(check({ name: "🌊🌊🌊🌊🌊" })).toEqual({});
  expect(check({ name: "Annabel" })).toEqual({ name: "Name must be at most 5 characters." });
});
