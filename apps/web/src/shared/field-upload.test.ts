import { afterEach, expect, test } from "vitest";
import { createFieldUpload } from "./field-upload.tsx";
import { setLocale } from "./i18n.ts";

afterEach(() => setLocale("en"));

function pictures() {
  return createFieldUpload({
    rules: { kind: "picture", imagesOnly: true, limit: 2 },
    upload: async () => ({ url: "/files/quay.png" }),
  });
}

const note = new File(["tide"], "note.txt", { type: "text/plain" });
const quay = new File(["quay"], "quay.png", { type: "image/png" });

test("the reason why a file is wrong is in the language of the page", async () => {
  const { upload, problem } = pictures();
  await setLocale("zh-CN");
  upload.add([note]);
  expect(problem.get()).toBe("只能上传图片文件");
});

test("the next file that arrives ends the problem", async () => {
  const { upload, problem } = pictures();
  upload.add([note]);
  expect(problem.get()).toBe("uploaded file can only be an image");
  upload.add([quay]);
  await expect.poll(() => problem.get()).toBeUndefined();
});
