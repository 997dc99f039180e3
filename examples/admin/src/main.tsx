import { SessionProvider } from "@atrium/hooks";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Redirect, Route, Switch } from "wouter";
import { queryClient, session } from "./atrium.ts";
import { Guard } from "./guard.tsx";
import { Home } from "./home.tsx";
import { Notices } from "./notices.tsx";
import { SignIn } from "./sign-in.tsx";

const root = document.querySelector("#root");
if (root === null) throw new Error("The page has no #root");

// A new browser tab asks the others for their session before anything is decided.
await session.start();

createRoot(root).render(
  <StrictMode>
    <SessionProvider session={session}>
      <QueryClientProvider client={queryClient}>
        <Switch>
          <Route path="/login" component={SignIn} />
          <Route path="/" component={Home} />
          <Route path="/404">
            <p>There is no such page.</p>
          </Route>
          <Route path="/*?" component={Guard} />
          <Route>
            <Redirect to="/404" replace />
          </Route>
        </Switch>
        <Notices />
      </QueryClientProvider>
    </SessionProvider>
  </StrictMode>,
);
