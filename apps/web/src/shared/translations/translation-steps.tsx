import type { ResourceMutation } from "@atrium/hooks/resource";
import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { GroupChange, Written } from "../../queries/group-change.ts";
import type { Language } from "../content-languages.ts";
import { lazyPart } from "../lazy-part.tsx";
import type { Translated, Translation } from "./translated.ts";
import { TranslationsPanel } from "./translations-panel.tsx";

const LeaveDialog = lazyPart(async () => (await import("./leave-dialog.tsx")).LeaveDialog);

/** What a dialog to join gets. */
export interface JoinProps {
  readonly language: Language;
  readonly join: (id: string) => Promise<unknown>;
  readonly onClose: () => void;
}

interface TranslationStepsProps<One extends Translation> {
  record: Translated<One> & { readonly id: string; readonly translationGroupId: string };
  /** Of the record. */
  name: string;
  pathOf: (id: string) => string;
  renderStatus: (translation: One) => ReactNode;
  onTranslate: ((language: Language) => void) | undefined;
  /** Whether other records may be joined and separated. */
  mayJoin: boolean;
  /** Whether the record itself may leave its source. */
  mayLeave: boolean;
  /** How a record joins or leaves, such as `articleQueries.joinTranslations`. */
  change: () => ResourceMutation<GroupChange, Written>;
  renderJoin: (props: JoinProps) => ReactNode;
}

type Step<One> =
  | { readonly kind: "join"; readonly language: Language }
  | { readonly kind: "leave"; readonly translation: One };

/** A record's translations, with what joins and separates them. */
export function TranslationSteps<One extends Translation>(props: TranslationStepsProps<One>) {
  const { record, name, mayJoin, mayLeave, change, renderJoin, ...panel } = props;
  const [step, setStep] = useState<Step<One>>();
  const changing = useMutation(change());
  const close = () => setStep(undefined);
  const { id, translationGroupId } = record;
  const isLeavable = record.translations.every(({ isSource }) => mayLeave || !isSource);
  // The translation leaves its source, wherever one stands.
  const leaving =
    step?.kind === "leave"
      ? step.translation.isSource
        ? { id, name }
        : step.translation
      : undefined;
  return (
    <>
      <TranslationsPanel
        {...panel}
        record={record}
        onJoin={mayJoin ? (language) => setStep({ kind: "join", language }) : undefined}
        onLeave={
          mayJoin && isLeavable
            ? (translation) => setStep({ kind: "leave", translation })
            : undefined
        }
      />
      {step?.kind === "join" &&
        renderJoin({
          language: step.language,
          join: (other) => changing.mutateAsync({ id: other, translationGroupId }),
          onClose: close,
        })}
      {leaving && (
        <LeaveDialog
          name={leaving.name}
          leave={() => changing.mutateAsync({ id: leaving.id, translationGroupId: null })}
          onClose={close}
        />
      )}
    </>
  );
}
