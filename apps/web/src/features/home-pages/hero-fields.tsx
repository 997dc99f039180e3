import { zHomeHero } from "../../generated/form-schemas.ts";
import { useMessages } from "../../shared/messages.ts";
import { PictureUpload } from "../../shared/picture-upload.tsx";
import { ActionFields } from "./action-fields.tsx";
import type { PartProps } from "./part-props.ts";
import { TextPart } from "./text-part.tsx";

/** One sentence, one line, one action, a picture. */
export function HeroFields({ part, onChange, errorOf }: PartProps<"hero">) {
  const { homePages: messages } = useMessages();
  return (
    <>
      <TextPart
        schema={zHomeHero}
        name="heading"
        label={messages.sentence}
        help={messages.sentenceHelp}
        rows={2}
        value={part.heading}
        onChange={(heading) => onChange({ heading: heading ?? "" })}
        error={errorOf("heading")}
      />
      <TextPart
        schema={zHomeHero}
        name="text"
        label={messages.text}
        rows={2}
        value={part.text}
        onChange={(text) => onChange({ text })}
        error={errorOf("text")}
      />
      <ActionFields schema={zHomeHero} part={part} onChange={onChange} errorOf={errorOf} />
      <PictureUpload
        label={messages.picture}
        value={part.picture}
        onChange={(picture, picked) =>
          onChange({ picture, ...(picked?.alt ? { pictureAlt: picked.alt } : {}) })
        }
        error={errorOf("picture")}
      />
      {part.picture !== null && (
        <TextPart
          schema={zHomeHero}
          name="pictureAlt"
          label={messages.pictureAlt}
          value={part.pictureAlt}
          onChange={(pictureAlt) => onChange({ pictureAlt })}
          error={errorOf("pictureAlt")}
        />
      )}
    </>
  );
}
