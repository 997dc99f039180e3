import { AppError } from "../kernel/app-error.ts";
import { messages } from "../kernel/messages/index.ts";
import { commonPasswords } from "./common-passwords.ts";

const SHORTEST = 8;
const LONGEST = 64;

/**
 * Refuses passwords that are easy to guess: too short or long, containing the user name, or common.
 *
 * @throws AppError `PASSWORD_WEAK` with the reason at `field`.
 */
export function checkPassword(password: string, username: string, field: string): void {
  const problem = problemOf(password, username);
  if (problem === null) return;
  throw new AppError("PASSWORD_WEAK", messages.passwords.weak(problem.message), {
    fieldErrors: [{ field, ...problem }],
  });
}

function problemOf(password: string, username: string): { code: string; message: string } | null {
  const length = Array.from(password).length;
  if (length < SHORTEST) return { code: "minLength", message: messages.fields.minLength(SHORTEST) };
  if (length > LONGEST) return { code: "maxLength", message: messages.fields.maxLength(LONGEST) };
  const plain = password.toLowerCase();
  if (username !== "" && plain.includes(username.toLowerCase())) {
    return { code: "username", message: messages.passwords.holdsUsername };
  }
  if (isCommon(plain)) return { code: "common", message: messages.passwords.common };
  return null;
}

/** Ignores digits and symbols after a common password; repetitions and sequences count as common too. */
function isCommon(plain: string): boolean {
  const stem = plain.replace(/[\d!@#$%^&*._-]+$/, "");
  if (commonPasswords.has(plain) || commonPasswords.has(stem)) return true;
  return new Set(plain).size <= 2 || isRun(plain);
}

function isRun(plain: string): boolean {
  const codes = Array.from(plain, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && [1, -1].includes([...steps][0] ?? 0);
}
