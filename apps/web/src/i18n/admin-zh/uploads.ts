import type { AdminMessages } from "../admin-en.ts";

/** Messages about files that are refused: which one, by which rule, and the way out. */
export const uploads: AdminMessages["uploads"] = {
  anyType:
    "jpg、png、gif、webp、avif、bmp、pdf、docx、xlsx、pptx、doc、xls、ppt、mp3、wav、wma、mp4、avi、flv、3gp、zip、csv 或 txt",
  noName: "文件没有名称，请命名后重新选择。",
  noPicture: (p) => `“${p.name}”不是图片，请选择 ${p.types} 格式的文件。`,
  wrongType: (p) => `此处不支持“${p.name}”的格式，请选择 ${p.types} 格式的文件。`,
  wrongContent: (p) =>
    `不支持“${p.name}”的格式，或其内容与扩展名不符，请选择 ${p.types} 格式的文件。`,
  wrongName: (p) =>
    `文件名“${p.name}”不符合要求：最多 255 个字符，且不能包含 \\ / : * ? " < > | # % & { } $ ! ' @ + = \`。请重命名后重新选择。`,
  tooLarge: (p) => `“${p.name}”超过 ${p.megabytes} MB，请选择较小的文件，或压缩后重新选择。`,
  tooLargeOrManyPixels: (p) =>
    `“${p.name}”超过 ${p.megabytes} MB，或图片超过 5000 万像素，请选择较小的文件，或压缩后重新选择。`,
  empty: (p) => `“${p.name}”是空文件，请选择有内容的文件。`,
  failed: (p) =>
    p.reason === undefined
      ? `“${p.name}”上传失败，请重新选择。`
      : `“${p.name}”上传失败：${p.reason}`,
  tooMany: (p) => tooMany(p, "个文件"),
  tooManyPictures: (p) => tooMany(p, "张图片"),
};

function tooMany(
  { limit, present, chosen }: { limit: number; present: number; chosen: number },
  unit: string,
): string {
  const before = present === 0 ? "" : `，已有 ${present} ${unit}`;
  const way =
    present < limit ? `请最多选择 ${limit - present} ${unit}。` : "请先移除一个，再添加新的。";
  return `所选的 ${chosen} ${unit}均未上传：此处最多 ${limit} ${unit}${before}。${way}`;
}
