import { Button, Input } from "@atrium/ui";
import { useState } from "react";
import { useMessages } from "../messages.ts";

interface FileChoiceProps {
  id: string;
  onChoose: (file: File | undefined) => void;
}

/** Chooses a spreadsheet. The browser's own control would speak the browser's language. */
export function FileChoice({ id, onChoose }: FileChoiceProps) {
  const { imports: messages } = useMessages();
  const [name, setName] = useState<string>();
  return (
    <div className="flex min-w-0 items-center gap-3 text-sm">
      <Input
        type="file"
        accept=".csv,.xlsx"
        className="peer sr-only w-px"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          setName(file?.name);
          onChoose(file);
        }}
      />
      <Button
        asChild
        variant="outline"
        className="peer-focus-visible:ring-2 peer-focus-visible:ring-ring"
      >
        <label htmlFor={id}>{messages.chooseFile}</label>
      </Button>
      <span className="min-w-0 truncate text-muted-foreground">{name ?? messages.noFile}</span>
    </div>
  );
}
