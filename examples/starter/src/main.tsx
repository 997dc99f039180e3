import { AtriumProvider, createAtrium } from "@atrium/hooks/atrium";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { BackOffice } from "./back-office.tsx";
import { Notices, notify } from "./notices.tsx";
import { SignIn } from "./sign-in.tsx";
import "./style.css";

const router = createBrowserRouter([
  { path: "/login", element: <SignIn /> },
  { path: "*", element: <BackOffice /> },
]);

// The SDK retries failed reads already.
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

const atrium = createAtrium({
  baseUrl: "/rest",
  navigate: (to, options) => void router.navigate(to, options),
  notify,
  queryClient,
});

const root = document.querySelector("#root");
if (root === null) throw new Error("The page has no #root");

createRoot(root).render(
  <StrictMode>
    <AtriumProvider atrium={atrium}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notices />
      </QueryClientProvider>
    </AtriumProvider>
  </StrictMode>,
);
