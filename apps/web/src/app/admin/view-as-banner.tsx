import { Button } from "@atrium/ui";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useMutation } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { currentUser } from "../../queries/current-user.ts";
import { endViewAs } from "../../queries/view-as.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { shortTime } from "../../shared/time.tsx";
import { useQuery } from "../../shared/use-query.ts";

/** Says through which roles one looks, above everything, with the way out. It ends by itself. */
export function ViewAsBanner() {
  const { data: viewingAs } = useQuery({ ...currentUser, select: (user) => user.viewingAs });
  return viewingAs && <Banner {...viewingAs} />;
}

function Banner({ roleNames, until }: { roleNames: readonly string[]; until: string }) {
  const { viewAs: messages, phrases } = useMessages();
  const seed = useSeedTranslations();
  const end = useMutation({
    mutationFn: endViewAs,
    onError: ({ message }) => notices.error(message),
  });
  const endByItself = useEffectEvent(() => end.mutate());
  useEffect(() => {
    const timer = setTimeout(endByItself, Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <section
      aria-label={messages.title}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-warning bg-warning-soft px-4 py-1.5 text-sm text-foreground"
    >
      <Eye aria-hidden="true" className="size-4 shrink-0" />
      <p className="m-0 min-w-0 flex-1">
        {messages.banner({
          roles: phrases.list({ names: roleNames.map(seed.role) }),
          time: shortTime(new Date(until)),
        })}
      </p>
      <Button variant="outline" size="sm" loading={end.isPending} onClick={() => end.mutate()}>
        {messages.end}
      </Button>
    </section>
  );
}
