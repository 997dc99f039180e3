import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { Kbd } from "./kbd.tsx";

export default { title: "Components/Button" } satisfies Meta;

/** One `primary` to a screen: the thing to do next. */
export const Variants: StoryObj = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Button>
        Publish now <Kbd>P</Kbd>
      </Button>
      <Button variant="outline">Save draft</Button>
      <Button variant="ghost">Preview</Button>
      <Button variant="destructive">
        <Trash2 aria-hidden="true" />
        Delete type
      </Button>
      <Button variant="ghostDestructive">Remove</Button>
      <Button variant="link">Show more</Button>
    </div>
  ),
};

export const Sizes: StoryObj = {
  render: () => (
    <div className="flex items-center gap-2">
      <Button variant="outline" size="sm">
        Small
      </Button>
      <Button variant="outline">Medium</Button>
      <Button variant="outline" size="lg">
        Large
      </Button>
    </div>
  ),
};

export const States: StoryObj = {
  render: () => (
    <div className="flex items-center gap-2">
      <Button loading>Saving</Button>
      <Button variant="outline" disabled>
        Not now
      </Button>
      <Button variant="outline" asChild>
        <a href="#articles">A link</a>
      </Button>
    </div>
  ),
};

export const Icons: StoryObj = {
  render: () => (
    <div className="flex items-center gap-2">
      <IconButton label="Edit">
        <Pencil />
      </IconButton>
      <IconButton label="More" variant="outline" size="lg">
        <Ellipsis />
      </IconButton>
      <IconButton label="Delete" size="sm" disabled>
        <Trash2 />
      </IconButton>
    </div>
  ),
};
