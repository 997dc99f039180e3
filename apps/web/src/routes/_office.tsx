import { createFileRoute } from "@tanstack/react-router";
import { OfficeError } from "../app/office/office-error.tsx";
import { OfficeLayout } from "../app/office/office-layout.tsx";

export const Route = createFileRoute("/_office")({
  // The token is the browser's alone.
  ssr: false,
  beforeLoad: async ({ location }) => {
    const { guardOffice } = await import("../app/office/guard-office.ts");
    await guardOffice(location.href);
  },
  component: OfficeLayout,
  errorComponent: OfficeError,
});
