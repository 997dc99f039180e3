import "../../styles/admin.css";
import { SessionProvider, useSessionUser } from "@atrium/hooks";
import { QueryClientProvider } from "@tanstack/react-query";
import { loadOverlays } from "@atrium/ui";
import { Outlet, useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect } from "react";
import { queryClient, session } from "../../shared/api.ts";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { Notices } from "../../shared/notices.tsx";
import { whenIdle } from "../../shared/when-idle.ts";
import { ExpiredSession } from "./expired-session.tsx";
import { LeaveConfirm } from "./leave-confirm.tsx";
import { AdminShell } from "./admin-shell.tsx";
import { MessagesProvider } from "./messages-provider.tsx";
import { StepUp } from "./step-up.tsx";
import { useTheme } from "./use-theme.ts";
import { wireAdmin } from "./wire-admin.ts";

const PasswordDue = lazyPart(async () => (await import("./password-due.tsx")).PasswordDue);
const SecondFactorDue = lazyPart(
  async () => (await import("./second-factor-due.tsx")).SecondFactorDue,
);

/** The back office around its pages: everything they share, then the frame. */
export function AdminLayout() {
  const router = useRouter();
  useTheme();
  useLayoutEffect(() => wireAdmin(router), [router]);
  useEffect(() => whenIdle(() => void loadOverlays()), []);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <MessagesProvider>
          <SignedIn />
          <ExpiredSession />
          <StepUp />
          <LeaveConfirm />
          <Notices />
        </MessagesProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

function SignedIn() {
  const user = useSessionUser();
  // Between signing out and the sign-in page there is no user.
  if (user === undefined) return null;
  if (user.mustChangePassword) return <PasswordDue />;
  if (user.mustEnrolSecondFactor) return <SecondFactorDue />;
  return (
    <AdminShell user={user}>
      <Outlet />
    </AdminShell>
  );
}
