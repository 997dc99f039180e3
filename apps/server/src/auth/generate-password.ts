import { randomInt } from "node:crypto";

/** A one-time password: 20 random characters in groups, without those that look alike. */
export function generatePassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const pick = () => letters.charAt(randomInt(letters.length));
  return Array.from({ length: 4 }, () => Array.from({ length: 5 }, pick).join("")).join("-");
}
