import { failureNotice, validateFile, type UploadCall } from "@atrium/hooks/upload";
import { maxPictureMb } from "./upload-limits.ts";
import { uploadMessages } from "./upload-messages.ts";
import { uploadPicture } from "./upload-picture.ts";

const rules = { kind: "picture", imagesOnly: true, maxSizeMb: maxPictureMb } as const;

/**
 * Uploads a picture that was pasted or dropped into a text.
 *
 * @throws Error with a sentence for who writes: which picture is refused, by which rule, and the way out.
 */
export const uploadPastedPicture: UploadCall = async (file, options) => {
  const messages = uploadMessages(rules);
  const problem = validateFile(file, rules, messages);
  if (problem !== undefined) throw new Error(problem.message);
  try {
    return await uploadPicture(file, options);
  } catch (error) {
    throw new Error(failureNotice(error, messages, file.name), { cause: error });
  }
};
