import { createFileRoute } from "@tanstack/react-router";
import { AdminError } from "../app/admin/admin-error.tsx";
import { AdminLayout } from "../app/admin/admin-layout.tsx";
import { AdminPending } from "../app/admin/admin-pending.tsx";

export const Route = createFileRoute("/_admin")({
  // The token is the browser's alone.
  ssr: false,
  beforeLoad: async ({ location }) => {
    const { guardAdmin } = await import("../app/admin/guard-admin.ts");
    return { page: await guardAdmin(location) };
  },
  component: AdminLayout,
  pendingComponent: AdminPending,
  pendingMs: 300,
  errorComponent: AdminError,
});
