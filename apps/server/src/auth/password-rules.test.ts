import { describe, expect, test } from "vitest";
import { checkPassword, type PasswordUse } from "./password-rules.ts";
import { publishedPassword } from "./published-password.ts";

const use: PasswordUse = {
  username: "mei.chen",
  field: "newPassword",
  words: ["Harbour Instruments", "陈美", "mei.lighthouse@harbour.example"],
  demo: false,
};

function weak(code: string) {
  return expect.objectContaining({
    errorCode: "PASSWORD_WEAK",
    details: { fieldErrors: [expect.objectContaining({ field: "newPassword", code })] },
  });
}

describe("checkPassword", () => {
  test.each([
    "a quiet evening at dawn",
    "Keeper-of-the-quay-7",
    "静かな港の夜明け八",
    "x7#kq!Zp",
    "🌊🌊🌊🌊⚓⚓⚓🌅",
    "correct horse battery staple",
    "y".repeat(20) + "x7#kq!Zp-and-more-of-it",
  ])("accepts %s", async (password) => {
    await expect(checkPassword(password, use)).resolves.toBeUndefined();
  });

  test.each([
    ["short", "minLength"],
    ["x7#kq!Z", "minLength"],
    [`x7#kq!Zp${"y".repeat(57)}`, "maxLength"],
    ["mei.chen-2026", "username"],
    ["MEI.CHEN!!", "username"],
    ["password", "common"],
    ["Password123!", "common"],
    ["qwertyuiop", "common"],
    ["12345678", "common"],
    ["76543210", "common"],
    ["aaaaaaaaaa", "common"],
    ["abcdefgh", "common"],
    ["iloveyou2026", "common"],
    [publishedPassword, "common"],
  ])("refuses %s: %s", async (password, code) => {
    await expect(checkPassword(password, use)).rejects.toEqual(weak(code));
  });

  // Of the well-known ones that got past a list of a few hundred, and of the commonest 100,000.
  test.each(
    `123456abc a123456789 qq123456 1234abcd 1qaz@WSX rockyou1 pass1234 20082008 olcrackmaster
     galaktika slapshot1 fyfrjylf king123456 Shadow123 Amsterdam1 zhang1987 123qwezxc P@55w0rd99
     21081993`.split(/\s+/),
  )("refuses %s, which is or is near a common one", async (password) => {
    await expect(checkPassword(password, use)).rejects.toMatchObject({
      errorCode: "PASSWORD_WEAK",
    });
  });

  test.each(["Atrium123", "Harbour2026", "instruments!", "Lighthouse1", "harb0ur-99"])(
    "refuses %s, which is near a name that everybody knows",
    async (password) => {
      await expect(checkPassword(password, use)).rejects.toEqual(weak("guessable"));
    },
  );

  test("accepts the published password on the demo site alone", async () => {
    await expect(checkPassword(publishedPassword, { ...use, demo: true })).resolves.toBeUndefined();
  });

  test("takes hardly longer for the hardest than for others of its length", async () => {
    const hardest = "(09+!1+7@<04[+9491$7!$381(09+!1+7@<04[+9491$7!$381(09+!1+7@<04[+";
    const leastMsOf = async (password: string) => {
      const times: number[] = [];
      for (let n = 0; n < 5; n += 1) {
        const begun = performance.now();
        await checkPassword(password, use);
        times.push(performance.now() - begun);
      }
      return Math.min(...times);
    };
    const usual = await leastMsOf(`${"y".repeat(20)}x7#kq!Zp-and-more-of-it-${"y".repeat(20)}`);
    expect((await leastMsOf(hardest)) / usual).toBeLessThan(10);
  });
});
