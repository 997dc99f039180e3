import sharp from "sharp";

/** A small picture of one colour, to upload. */
export async function picture(name: string) {
  const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: "#3577a0" } });
  return { name, mimeType: "image/png", buffer: await plain.png().toBuffer() };
}
