import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../site/not-found-page.tsx";

export const Route = createFileRoute("/404")({
  loader: ({ context }) => {
    context.response.status = 404;
  },
  component: NotFoundPage,
});
