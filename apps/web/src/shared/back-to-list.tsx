import { Button } from "@atrium/ui";
import { useMessages } from "./messages.ts";
import { AdminLink } from "./admin-link.tsx";

/** The way on from a record that does not exist: the list of all. */
export function BackToList({ to }: { to: string }) {
  const { list } = useMessages();
  return (
    <Button variant="outline" asChild>
      <AdminLink to={to}>{list.backToList}</AdminLink>
    </Button>
  );
}
