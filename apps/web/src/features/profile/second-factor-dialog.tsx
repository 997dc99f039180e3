import { Button, ConfirmDialog, Dialog, ErrorSummary } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { secondFactorQueries } from "../../queries/second-factor.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { CodeForm } from "../../shared/second-factor/code-form.tsx";
import { RecoveryCodes } from "../../shared/second-factor/recovery-codes.tsx";
import { SetUpSecondFactor } from "../../shared/second-factor/set-up-second-factor.tsx";

export type SecondFactorStep = "setUp" | "renewCodes" | "disable";

export interface SecondFactorDialogProps {
  step: SecondFactorStep;
  /** Whether there is an app whose codes are asked for; passkeys alone have none. */
  takesCode: boolean;
  onClose: () => void;
}

/** One step with the second factor. It asks before it closes over recovery codes: they are not shown again. */
export function SecondFactorDialog({ step, takesCode, onClose }: SecondFactorDialogProps) {
  const { secondFactorSettings: messages } = useMessages();
  const texts = {
    setUp: [messages.setUp, messages.setUpText],
    renewCodes: [messages.renewCodes, messages.renewText],
    disable: [messages.disable, messages.disableText],
  } as const;
  const [title, description] = texts[step];
  const [codes, setCodes] = useState<readonly string[]>();
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      open
      keepOpen="onPress"
      title={title}
      description={description}
      onOpenChange={(open) => {
        if (open) return;
        if (codes === undefined) onClose();
        else setAsking(true);
      }}
    >
      {codes === undefined ? (
        <>
          {step === "setUp" && <SetUpSecondFactor onEnrolled={setCodes} onCancel={onClose} />}
          {step === "renewCodes" && (
            <RenewCodes takesCode={takesCode} onRenewed={setCodes} onClose={onClose} />
          )}
          {step === "disable" && <Disable onClose={onClose} />}
        </>
      ) : (
        <RecoveryCodes codes={codes} onDone={onClose} />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.closeCodes}
        description={messages.closeCodesText}
        confirmLabel={messages.closeCodesConfirm}
        onConfirm={onClose}
      />
    </Dialog>
  );
}

interface RenewCodesProps {
  takesCode: boolean;
  onRenewed: (codes: readonly string[]) => void;
  onClose: () => void;
}

function RenewCodes({ takesCode, onRenewed, onClose }: RenewCodesProps) {
  const { secondFactorSettings: messages } = useMessages();
  const renewal = useMutation(secondFactorQueries.renewCodes());
  const renew = async (body: { code?: string }) =>
    onRenewed((await renewal.mutateAsync(body)).recoveryCodes);
  if (!takesCode) {
    return (
      <div className="grid gap-4">
        <ErrorSummary errors={renewal.error ? [{ message: renewal.error.message }] : []} />
        <div className="flex flex-wrap justify-end gap-2">
          <Cancel onClose={onClose} />
          <Button loading={renewal.isPending} onClick={() => void renew({}).catch(() => undefined)}>
            {messages.renewConfirm}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <CodeForm submitLabel={messages.renewCodes} onSubmit={(code) => renew({ code })}>
      <Cancel onClose={onClose} />
    </CodeForm>
  );
}

function Disable({ onClose }: { onClose: () => void }) {
  const { secondFactorSettings: messages } = useMessages();
  const removal = useMutation(secondFactorQueries.disable());
  return (
    <CodeForm
      submitLabel={messages.disable}
      onSubmit={async (code) => {
        await removal.mutateAsync(code);
        notices.success(messages.disabled);
        onClose();
      }}
    >
      <Cancel onClose={onClose} />
    </CodeForm>
  );
}

function Cancel({ onClose }: { onClose: () => void }) {
  const { secondFactorSettings: messages } = useMessages();
  return (
    <Button variant="outline" onClick={onClose}>
      {messages.cancel}
    </Button>
  );
}
