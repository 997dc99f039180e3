export interface RowNameProps {
  name: string;
  /** Opens the row; a name that opens nothing is plain text. */
  onOpen?: (() => void) | undefined;
}

/** The name of a row, which opens it. */
export function RowName({ name, onOpen }: RowNameProps) {
  if (onOpen === undefined) {
    return (
      <span title={name} className="block max-w-full truncate font-medium">
        {name}
      </span>
    );
  }
  return (
    <button
      type="button"
      title={name}
      onClick={onOpen}
      className="-my-0.5 block max-w-full min-w-0 truncate border-0 bg-transparent px-0 py-0.5 text-left font-medium text-foreground hover:text-primary hover:underline"
    >
      {name}
    </button>
  );
}
