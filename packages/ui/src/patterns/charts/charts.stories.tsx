import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { BarChart } from "./bar-chart.tsx";
import { LineChart } from "./line-chart.tsx";

export default { title: "Patterns/Charts" } satisfies Meta;

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"];
const reads = { id: "reads", label: "Reads", values: [820, 932, 901, 934, 1290, 1330, 1320, 1644] };
const notes = { id: "notes", label: "Comments", values: [120, 180, null, 90, 230, 210, null, 260] };
const shares = { id: "shares", label: "Shares", values: [60, 40, 75, 83, 110, 95, 120, 150] };
const saves = { id: "saves", label: "Saves", values: [300, 340, 390, 420, 480, 520, 540, 600] };

export const Line: StoryObj = {
  render: () => (
    <LineChart
      title="Twice as many readers since January"
      note="Published articles only"
      categories={months}
      series={[reads, notes, shares, saves]}
      xLabel="Month of 2026"
      yLabel="Count"
    />
  ),
};

/** Many points leave no room for every name or mark. */
export const LongLine: StoryObj = {
  render: () => (
    <LineChart
      title="Visits each day of the year"
      categories={Array.from({ length: 365 }, (_, day) => `Day ${day + 1}`)}
      series={[
        {
          id: "visits",
          label: "Visits",
          values: Array.from({ length: 365 }, (_, day) =>
            Math.round(900 + 400 * Math.sin(day / 20)),
          ),
        },
      ]}
      xLabel="Day"
      yLabel="Visits"
      className="w-96 max-w-full"
    />
  ),
};

export const Bars: StoryObj = {
  render: () => (
    <BarChart
      title="News is read most"
      categories={["News", "Notices", "Reports", "People"]}
      series={[
        { id: "reads", label: "Reads", values: [1204, 310, 96, 505] },
        { id: "last", label: "Reads last year", values: [980, 402, null, 410] },
      ]}
      xLabel="Type"
      yLabel="Reads"
    />
  ),
};

/** Below zero as well. */
export const Losses: StoryObj = {
  render: () => (
    <BarChart
      title="Fewer subscribers in summer"
      categories={months}
      series={[{ id: "change", label: "Change", values: [12, 30, 8, 2, -4, -18, -25, 6] }]}
      xLabel="Month"
      yLabel="Subscribers"
    />
  ),
};

/** The numbers one by one, by keyboard and for readers; and all of them as a table. */
export const ReadByKeyboard: StoryObj = {
  render: () => (
    <LineChart
      title="Readers"
      categories={months}
      series={[reads, notes]}
      xLabel="Month"
      yLabel="Count"
    />
  ),
  play: async () => {
    const points = screen.getByRole("slider", { name: "Readers" });
    points.focus();
    await expect(points).toHaveAttribute("aria-valuetext", "Jan: Reads 820, Comments 120");
    await userEvent.click(screen.getByRole("button", { name: "Show as a table" }));
    await expect(screen.getAllByRole("row")).toHaveLength(9);
    await expect(screen.getByRole("row", { name: "Mar 901 –" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Show as a chart" }));
    await expect(screen.getByRole("slider")).toBeInTheDocument();
    screen.getByRole("slider").focus();
  },
};

export const Empty: StoryObj = {
  render: () => (
    <BarChart title="Readers" categories={[]} series={[]} xLabel="Month" yLabel="Count" />
  ),
};
