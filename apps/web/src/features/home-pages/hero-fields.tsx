import { zHomeHero } from "../../generated/form-schemas.ts";
import { useMessages } from "../../shared/messages.ts";
import { PictureUpload } from "../../shared/picture-upload.tsx";
import { ActionFields } from "./action-fields.tsx";
import type { PartProps } from "./part-props.ts";
import { TextPart } from "./text-part.tsx";

/** One sentence, one line, one action, a picture. */
export function HeroFields({ part, onChange, controlOf }: PartProps<"hero">) {
  const { homePages: messages, homeFields } = useMessages();
  return (
    <>
      <TextPart
        schema={zHomeHero}
        name="heading"
        label={messages.sentence}
        help={homeFields.sentenceHelp}
        rows={2}
        value={part.heading}
        onChange={(heading) => onChange({ heading: heading ?? "" })}
        {...controlOf("heading")}
      />
      <TextPart
        schema={zHomeHero}
        name="text"
        label={messages.text}
        rows={2}
        value={part.text}
        onChange={(text) => onChange({ text })}
        {...controlOf("text")}
      />
      <ActionFields schema={zHomeHero} part={part} onChange={onChange} controlOf={controlOf} />
      <PictureUpload
        label={messages.picture}
        optional
        value={part.picture}
        onChange={(picture, picked) =>
          onChange({ picture, ...(picked?.alt ? { pictureAlt: picked.alt } : {}) })
        }
        {...controlOf("picture")}
      />
      {part.picture !== null && (
        <TextPart
          schema={zHomeHero}
          name="pictureAlt"
          label={messages.pictureAlt}
          value={part.pictureAlt}
          onChange={(pictureAlt) => onChange({ pictureAlt })}
          {...controlOf("pictureAlt")}
        />
      )}
    </>
  );
}
