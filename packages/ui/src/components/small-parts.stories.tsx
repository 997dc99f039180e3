import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { longName } from "../_story-data.ts";
import { Avatar } from "./avatar.tsx";
import { Badge } from "./badge.tsx";
import { Kbd } from "./kbd.tsx";
import { Label } from "./label.tsx";
import { Progress } from "./progress.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Spinner } from "./spinner.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { Tabs } from "./tabs.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export default { title: "Components/Small parts" } satisfies Meta;

/** A word and a shape as well as a colour. */
export const Statuses: StoryObj = {
  render: () => (
    <div className="grid gap-2">
      <StatusBadge variant="neutral">Draft</StatusBadge>
      <StatusBadge variant="progress">In review</StatusBadge>
      <StatusBadge variant="success">Published</StatusBadge>
      <StatusBadge variant="warning">Ends today</StatusBadge>
      <StatusBadge variant="destructive">Rejected</StatusBadge>
      <StatusBadge variant="info">Scheduled</StatusBadge>
      <StatusBadge variant="info" className="w-32">
        {longName}
      </StatusBadge>
    </div>
  ),
};

export const Badges: StoryObj = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge variant="secondary">12</Badge>
      <Badge>New</Badge>
      <Badge variant="success">On</Badge>
      <Badge variant="warning">Soon</Badge>
      <Badge variant="destructive">Off</Badge>
      <Badge variant="info">Pinned</Badge>
      <Kbd>⌘</Kbd>
    </div>
  ),
};

export const People: StoryObj = {
  render: () => (
    <div className="flex items-center gap-2">
      <Avatar name="Li Wei" size="sm" />
      <Avatar name="王芳" />
      <Avatar name="Maria da Silva" size="lg" src="/nothing-here.png" />
    </div>
  ),
};

export const Waiting: StoryObj = {
  render: () => (
    <div className="grid w-64 gap-4">
      <Progress label="Uploading" value={40} />
      <Progress label="Working" value={null} />
      <span className="flex items-center gap-2">
        <Spinner /> Loading
      </span>
      <Skeleton className="h-4 w-40" />
    </div>
  ),
};

export const InPage: StoryObj = {
  render: function InPage() {
    const [value, setValue] = useState("facts");
    return (
      <Tabs
        label="Parts of the article"
        value={value}
        onValueChange={setValue}
        items={[
          { value: "facts", label: "Facts", content: "Title, type and author." },
          { value: "history", label: "History", content: "Who changed what." },
          { value: "none", label: "Comments", content: "", disabled: true },
        ]}
      />
    );
  },
  play: async () => {
    await userEvent.click(screen.getByRole("tab", { name: "Facts" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByRole("tabpanel")).toHaveTextContent("Who changed what.");
  },
};

export const Words: StoryObj = {
  render: () => (
    <p>
      <Label htmlFor="nothing">A label alone</Label>{" "}
      <VisuallyHidden>for readers only</VisuallyHidden>
    </p>
  ),
};
