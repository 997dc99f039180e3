import { zHomeFigure, zHomeProof, zHomeReference } from "../../generated/form-schemas.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { useMessages } from "../../shared/messages.ts";
import { LinesField } from "./lines-field.tsx";
import type { ControlOf, PartProps } from "./part-props.ts";
import { TextPart } from "./text-part.tsx";

const {
  figures: figureList,
  customers: customerList,
  certificates: certificateList,
} = zHomeProof.shape;

/** Numbers, customers, certificates. */
export function ProofFields({ part, onChange, controlOf }: PartProps<"proof">) {
  const { homePages: messages, homeFields } = useMessages();
  return (
    <>
      <TextPart
        schema={zHomeProof}
        name="heading"
        label={messages.heading}
        value={part.heading}
        onChange={(heading) => onChange({ heading: heading ?? "" })}
        {...controlOf("heading")}
      />
      <LinesField
        legend={messages.figures}
        addLabel={homeFields.addFigure}
        {...controlOf("figures")}
        max={limitsOf(figureList).max}
        lines={part.figures}
        blank={{ value: "", label: "" }}
        onChange={(figures) => onChange({ figures })}
      >
        {(figure, index, change) => (
          <div className="grid gap-2 sm:grid-cols-[1fr_2fr]">
            <TextPart
              schema={zHomeFigure}
              name="value"
              hideLabel
              label={messages.figureValue({ place: index + 1 })}
              placeholder={homeFields.figureValueExample}
              value={figure.value}
              onChange={(value) => change({ value: value ?? "" })}
              {...controlOf(`figures.${index}.value`)}
            />
            <TextPart
              schema={zHomeFigure}
              name="label"
              hideLabel
              label={messages.figureLabel({ place: index + 1 })}
              placeholder={homeFields.figureLabelExample}
              value={figure.label}
              onChange={(label) => change({ label: label ?? "" })}
              {...controlOf(`figures.${index}.label`)}
            />
          </div>
        )}
      </LinesField>
      <References
        legend={messages.customers}
        addLabel={homeFields.addCustomer}
        max={limitsOf(customerList).max}
        references={part.customers}
        onChange={(customers) => onChange({ customers })}
        controlOf={(field) => controlOf(`customers.${field}`)}
      />
      <References
        legend={messages.certificates}
        addLabel={homeFields.addCertificate}
        max={limitsOf(certificateList).max}
        references={part.certificates}
        onChange={(certificates) => onChange({ certificates })}
        controlOf={(field) => controlOf(`certificates.${field}`)}
      />
    </>
  );
}

type Reference = PartProps<"proof">["part"]["customers"][number];

interface ReferencesProps {
  legend: string;
  addLabel: string;
  max: number;
  references: Reference[];
  onChange: (references: Reference[]) => void;
  controlOf: ControlOf;
}

function References({ legend, addLabel, max, references, onChange, controlOf }: ReferencesProps) {
  const { homePages: messages, homeFields } = useMessages();
  return (
    <LinesField
      legend={legend}
      addLabel={addLabel}
      max={max}
      lines={references}
      blank={{ name: "", note: null, url: null }}
      onChange={onChange}
    >
      {({ name, note, url }, index, change) => (
        <div className="grid gap-2 sm:grid-cols-3">
          <TextPart
            schema={zHomeReference}
            name="name"
            hideLabel
            label={messages.referenceName({ place: index + 1 })}
            placeholder={homeFields.referenceNameExample}
            value={name}
            onChange={(value) => change({ name: value ?? "" })}
            {...controlOf(`${index}.name`)}
          />
          <TextPart
            schema={zHomeReference}
            name="note"
            hideLabel
            label={messages.referenceNote({ place: index + 1 })}
            placeholder={homeFields.referenceNoteExample}
            value={note}
            onChange={(value) => change({ note: value })}
            {...controlOf(`${index}.note`)}
          />
          <TextPart
            schema={zHomeReference}
            name="url"
            type="url"
            hideLabel
            label={messages.referenceUrl({ place: index + 1 })}
            placeholder={homeFields.referenceUrlExample}
            value={url}
            onChange={(value) => change({ url: value })}
            {...controlOf(`${index}.url`)}
          />
        </div>
      )}
    </LinesField>
  );
}
