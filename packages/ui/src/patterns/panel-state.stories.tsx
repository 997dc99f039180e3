import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../components/button.tsx";
import { PanelState } from "./panel-state.tsx";

export default { title: "Patterns/PanelState" } satisfies Meta;

const noop = () => undefined;

export const Loading: StoryObj = { render: () => <PanelState state={{ status: "loading" }} /> };

export const Empty: StoryObj = {
  render: () => (
    <PanelState
      state={{
        status: "empty",
        title: "No roles yet",
        text: "A role says what its people may do.",
        action: <Button>Create a role</Button>,
      }}
    />
  ),
};

export const NothingFound: StoryObj = {
  render: () => <PanelState state={{ status: "nothingFound", onClear: noop }} />,
};

export const Failed: StoryObj = {
  render: () => (
    <PanelState
      state={{
        status: "failed",
        message: "The server did not answer in time.",
        requestId: "0b9c3f1e",
        onRetry: noop,
      }}
    />
  ),
};

export const Forbidden: StoryObj = {
  render: () => (
    <PanelState
      state={{ status: "forbidden", permission: "system:role:page", grantedBy: "An administrator" }}
    />
  ),
};
