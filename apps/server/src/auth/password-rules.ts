import { AppError, type FieldError } from "../kernel/app-error.ts";
import { messages } from "../kernel/messages/index.ts";
import { commonPasswords } from "./common-passwords.ts";
import { isGuessable } from "./guess-password.ts";
import { isPublished, publishedPassword } from "./published-password.ts";

const MIN_LENGTH = 8;
const MAX_LENGTH = 64;

/** Whose password it is to be, and where. */
export interface PasswordUse {
  username: string;
  /** The field that a refusal names. */
  field: string;
  /** What others know and would try: names of the site, the company, the person. */
  words: readonly string[];
  /** Whether this is the demo site, whose password is published. */
  demo: boolean;
}

/**
 * Refuses passwords that are easy to guess: too short or long, containing the user name, common, or near a common one
 * or a known name.
 *
 * @throws AppError `PASSWORD_WEAK` with the reason at the field.
 */
export async function checkPassword(password: string, use: PasswordUse): Promise<void> {
  const problem = problemOf(password, use) ?? (await guessProblem(password, use));
  if (problem === null) return;
  throw new AppError("PASSWORD_WEAK", messages.passwords.weak(problem.message), {
    fieldErrors: [{ field: use.field, ...problem }],
  });
}

type Problem = Omit<FieldError, "field">;

function problemOf(password: string, { username, demo }: PasswordUse): Problem | null {
  const length = Array.from(password).length;
  if (length < MIN_LENGTH) return outOfBounds("minLength", MIN_LENGTH);
  if (length > MAX_LENGTH) return outOfBounds("maxLength", MAX_LENGTH);
  const plain = password.toLowerCase();
  if (username !== "" && plain.includes(username.toLowerCase())) {
    return { code: "username", message: messages.passwords.holdsUsername };
  }
  if (isCommon(plain) || isPublished(password, { demo })) {
    return { code: "common", message: messages.passwords.common };
  }
  return null;
}

function outOfBounds(code: "minLength" | "maxLength", limit: number): Problem {
  return { code, message: messages.fields[code](limit), params: { limit } };
}

/** Estimating takes milliseconds, so it comes last. */
async function guessProblem(password: string, use: PasswordUse): Promise<Problem | null> {
  if (password === publishedPassword) return null;
  const words = ["atrium", use.username, ...use.words].flatMap((name) => [
    name,
    ...name.split(/[\s@._-]+/),
  ]);
  const known = words.map((word) => word.toLowerCase()).filter((word) => word.length >= 3);
  if (!(await isGuessable(password, [...new Set(known)]))) return null;
  return { code: "guessable", message: messages.passwords.guessable };
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
