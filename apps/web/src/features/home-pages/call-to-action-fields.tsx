import { zHomeCallToAction } from "../../generated/form-schemas.ts";
import { useMessages } from "../../shared/messages.ts";
import { ActionFields } from "./action-fields.tsx";
import { HeadingFields } from "./heading-fields.tsx";
import type { PartProps } from "./part-props.ts";
import { TextPart } from "./text-part.tsx";

/** The next step, and perhaps another one. */
export function CallToActionFields({ part, onChange, controlOf }: PartProps<"callToAction">) {
  const { homePages: messages } = useMessages();
  return (
    <>
      <HeadingFields
        schema={zHomeCallToAction}
        part={part}
        onChange={onChange}
        controlOf={controlOf}
      />
      <ActionFields
        schema={zHomeCallToAction}
        part={part}
        onChange={({ actionLabel, actionUrl }) =>
          onChange({
            ...(actionLabel === undefined ? {} : { actionLabel: actionLabel ?? "" }),
            ...(actionUrl === undefined ? {} : { actionUrl: actionUrl ?? "" }),
          })
        }
        controlOf={controlOf}
      />
      <div className="grid gap-3 sm:grid-cols-[1fr_2fr]">
        <TextPart
          schema={zHomeCallToAction}
          name="secondLabel"
          label={messages.secondLabel}
          value={part.secondLabel}
          onChange={(secondLabel) => onChange({ secondLabel })}
          {...controlOf("secondLabel")}
        />
        <TextPart
          schema={zHomeCallToAction}
          name="secondUrl"
          type="url"
          label={messages.actionUrl}
          value={part.secondUrl}
          onChange={(secondUrl) => onChange({ secondUrl })}
          {...controlOf("secondUrl")}
        />
      </div>
    </>
  );
}
