import { Checkbox } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import type { AuthGroup } from "./auth-groups.ts";
import type { Auth } from "../../queries/permissions.ts";

/** Props of `AuthGroupBox`. */
export interface AuthGroupBoxProps {
  group: AuthGroup;
  chosen: ReadonlySet<string>;
  /** Whether the user may give or take a permission. */
  isFree: (auth: Auth) => boolean;
  onChoose: (auths: readonly Auth[], isChosen: boolean) => void;
}

/** The permissions of one page, with a box for all of them. */
export function AuthGroupBox({ group, chosen, isFree, onChoose }: AuthGroupBoxProps) {
  const { roles: messages } = useMessages();
  const { menuTitle, auths } = group;
  const page = menuTitle ?? messages.authsNoPage;
  const free = auths.filter(isFree);
  const chosenCount = auths.filter(({ id }) => chosen.has(id)).length;
  const isAll = chosenCount === auths.length;
  return (
    <section className="rounded-lg border border-border">
      <header className="flex items-center gap-3 rounded-t-lg border-b border-border bg-card px-3 py-2">
        <Checkbox
          label={
            <>
              <span aria-hidden="true" className="font-semibold">
                {page}
              </span>
              <span className="sr-only">{messages.authsAll({ page })}</span>
            </>
          }
          checked={isAll}
          indeterminate={chosenCount > 0 && !isAll}
          disabled={free.length === 0}
          onCheckedChange={() => onChoose(free, !free.every(({ id }) => chosen.has(id)))}
        />
        <span className="ml-auto text-xs text-subtle-foreground tabular-nums">
          {messages.authsChosen({ chosen: chosenCount, count: auths.length })}
        </span>
      </header>
      <ul className="m-0 grid list-none gap-x-4 p-1.5 sm:grid-cols-2">
        {auths.map((auth) => (
          <li key={auth.id} className="min-w-0 px-1.5 py-1">
            <Checkbox
              className="items-start"
              label={<AuthName auth={auth} />}
              checked={chosen.has(auth.id)}
              disabled={!isFree(auth)}
              onCheckedChange={(isChosen) => onChoose([auth], isChosen)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AuthName({ auth }: { auth: Auth }) {
  const { roles: messages } = useMessages();
  return (
    <span className="grid">
      <span>{auth.name}</span>
      <span className="text-xs break-all text-subtle-foreground">
        {auth.code}
        {auth.status === "disabled" && ` · ${messages.authOff}`}
      </span>
    </span>
  );
}
