import { ApiError } from "@atrium/sdk";
import { afterEach, expect, test } from "vitest";
import { createFieldUpload } from "./field-upload.tsx";
import { setLocale } from "./i18n.ts";

afterEach(() => setLocale("en"));

function pictures(upload = async () => ({ url: "/files/quay.png" })) {
  return createFieldUpload({
    rules: { kind: "picture", imagesOnly: true, limit: 2, maxSizeMb: 1 },
    upload,
  });
}

const note = new File(["tide"], "note.txt", { type: "text/plain" });
const quay = new File(["quay"], "quay.png", { type: "image/png" });
const large = new File(["x".repeat(1024 * 1024 + 1)], "pier.png", { type: "image/png" });

test("each file that is refused is named with the rule and the way out, in the language of the page", async () => {
  const { upload, problems } = pictures();
  upload.add([note, large]);
  expect(problems.get()).toEqual([
    "“note.txt” is not a picture. Choose a file of type jpg, jpeg, png, gif, webp, avif, or bmp.",
    "“pier.png” is larger than 1 MB. Choose a smaller file, or reduce this one.",
  ]);
  await setLocale("zh-CN");
  upload.add([note, large]);
  expect(problems.get()).toEqual([
    "“note.txt”不是图片，请选择 jpg、jpeg、png、gif、webp、avif或bmp 格式的文件。",
    "“pier.png”超过 1 MB，请选择较小的文件，或压缩后重新选择。",
  ]);
});

test("too many files are refused with how many there is room for", () => {
  const { upload, problems } = pictures();
  upload.addUploaded([{ name: "mole.png", url: "/files/mole.png" }]);
  upload.add([quay, quay]);
  expect(problems.get()).toEqual([
    "None of the 2 chosen was uploaded: up to 2 pictures are accepted here and one is there. Choose at most 1.",
  ]);
});

test.each([
  ["FILE_TYPE", /^“quay.png” is of a type .* jpg, .* or bmp\.$/],
  ["FILE_EMPTY", /^“quay.png” is empty/],
  ["FILE_NAME", /^The name “quay.png” .* Rename the file/],
  ["FILE_TOO_LARGE", /^“quay.png” is larger than 1 MB, or .* 50 million pixels/],
  ["NETWORK", /^“quay.png” could not be uploaded\. no connection$/],
] as const)("a file that the server refuses with %s is named", async (errorCode, sentence) => {
  const { upload, problems } = pictures(() => {
    const kind = errorCode === "NETWORK" ? "network" : "refused";
    throw new ApiError({ kind, errorCode, message: "no connection", status: 400 });
  });
  upload.add([quay]);
  await expect.poll(() => problems.get()).toEqual([expect.stringMatching(sentence)]);
});

test("a problem stays when another file of the same choice arrives, and ends with the next choice", async () => {
  const { upload, problems } = pictures();
  upload.add([note, quay]);
  await expect.poll(() => upload.get().items[0]?.status).toBe("success");
  expect(problems.get()).toHaveLength(1);
  upload.add([quay]);
  expect(problems.get()).toEqual([]);
});
