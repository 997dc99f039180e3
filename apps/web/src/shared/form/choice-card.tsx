import type { ReactNode } from "react";

interface ChoiceCardProps {
  /** Of the group of radio buttons. */
  name: string;
  label: ReactNode;
  checked: boolean;
  onChoose: () => void;
  /** Below what is chosen, and no part of the button: to copy it, for instance. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** One of several values to choose from, shown in full. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { name, label, checked, onChoose, footer, children } = props;
  return (
    <div className="flex min-w-0 flex-col rounded-md border border-border text-sm has-checked:border-primary has-checked:bg-primary-soft">
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the value it holds is text */}
      <label className="flex flex-1 cursor-pointer items-start gap-2 p-2.5">
        <input
          type="radio"
          autoComplete="off"
          name={name}
          checked={checked}
          onChange={onChoose}
          className="mt-1 shrink-0 accent-(--primary)"
        />
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="text-xs text-subtle-foreground">{label}</span>
          {children}
        </span>
      </label>
      {footer}
    </div>
  );
}
