import { randomInt } from "node:crypto";

/** A password to hand out once: 20 characters that are not mistaken for one another. */
export function generatePassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const pick = () => letters.charAt(randomInt(letters.length));
  return Array.from({ length: 4 }, () => Array.from({ length: 5 }, pick).join("")).join("-");
}
