import { createFileRoute } from "@tanstack/react-router";
import { AdminError } from "../app/admin/admin-error.tsx";
import { AdminLayout } from "../app/admin/admin-layout.tsx";
import { AdminPending } from "../app/admin/admin-pending.tsx";
import { loadOnce } from "../start/load-once.ts";

const loadGuard = loadOnce(() => import("../app/admin/guard-admin.ts"));

export const Route = createFileRoute("/_admin")({
  // The token is the browser's alone.
  ssr: false,
  beforeLoad: async ({ location }) => {
    const { guardAdmin } = await loadGuard();
    return guardAdmin(location);
  },
  component: AdminLayout,
  pendingComponent: AdminPending,
  pendingMs: 300,
  errorComponent: AdminError,
});
