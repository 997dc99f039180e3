import { Button } from "@atrium/ui";
import { useMessages } from "./messages.ts";
import { AdminLink } from "./admin-link.tsx";

/** A link to the list, for a record that does not exist. */
export function BackToList({ to }: { to: string }) {
  const { list } = useMessages();
  return (
    <Button variant="outline" asChild>
      <AdminLink to={to}>{list.backToList}</AdminLink>
    </Button>
  );
}
