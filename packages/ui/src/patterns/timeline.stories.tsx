import type { Meta, StoryObj } from "@storybook/react-vite";
import { longName } from "../_story-data.ts";
import { Timeline } from "./timeline.tsx";

export default { title: "Patterns/Timeline" } satisfies Meta;

export const History: StoryObj = {
  render: () => (
    <div className="w-96 max-w-full">
      <Timeline
        label="History of the article"
        items={[
          {
            id: "4",
            variant: "success",
            title: "Zoë Ångström published it",
            time: <time>14:05</time>,
          },
          {
            id: "3",
            variant: "destructive",
            title: "王芳 sent it back",
            time: <time>11:20</time>,
            body: "The second picture has no source.",
          },
          {
            id: "2",
            variant: "progress",
            title: `${longName} asked for review`,
            time: <time>09:12</time>,
          },
          { id: "1", title: "Li Wei wrote it", time: <time>yesterday</time> },
        ]}
      />
    </div>
  ),
};
