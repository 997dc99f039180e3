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
      <Button variant="primary">
        Publish now <Kbd>P</Kbd>
      </Button>
      <Button>Save draft</Button>
      <Button variant="ghost">Preview</Button>
      <Button variant="danger">
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
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </div>
  ),
};

export const States: StoryObj = {
  render: () => (
    <div className="flex items-center gap-2">
      <Button variant="primary" loading>
        Saving
      </Button>
      <Button disabled>Not now</Button>
      <Button asChild>
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
      <IconButton label="More" variant="secondary" size="large">
        <Ellipsis />
      </IconButton>
      <IconButton label="Delete" size="small" disabled>
        <Trash2 />
      </IconButton>
    </div>
  ),
};
