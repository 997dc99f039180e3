import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen } from "storybook/test";
import { Button } from "../components/button.tsx";
import { DateRange, type DateRangeValue } from "../components/date-range.tsx";
import { Input } from "../components/input.tsx";
import { Select } from "../components/select.tsx";
import { StatusBadge } from "../components/status-badge.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { PageHeader } from "./page-header.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { TopProgress } from "./top-progress.tsx";

export default { title: "Patterns/Page parts" } satisfies Meta;

const noop = () => undefined;
const longTitle = "Why nothing about the tides can be said in a few words ".repeat(4).trim();

export const Header: StoryObj = {
  render: () => (
    <div className="grid gap-4">
      <Breadcrumb
        items={[
          { id: "system", label: "System" },
          { id: "roles", label: "Roles", href: "#roles" },
          { id: "editor", label: "Editor" },
        ]}
      />
      <PageHeader
        title="Editor"
        badge={<StatusBadge variant="success">In use</StatusBadge>}
        description="12 people have this role"
        actions={<Button variant="outline">Delete</Button>}
      />
      <TopProgress active />
    </div>
  ),
};

/** A title of two hundred letters wraps to three lines, and the breadcrumb stays visible. */
export const LongHeader: StoryObj = {
  render: () => (
    <div className="grid w-96 gap-4">
      <Breadcrumb
        items={[
          { id: "content", label: "Content" },
          { id: "articles", label: "Articles", href: "#articles" },
          { id: "article", label: longTitle },
        ]}
      />
      <PageHeader title={longTitle} badge={<StatusBadge variant="success">Public</StatusBadge>} />
    </div>
  ),
  play: async () => {
    const heading = screen.getByRole("heading", { name: longTitle });
    await expect(heading.getBoundingClientRect().height).toBeLessThan(90);
    await expect(heading.title).toBe(longTitle);
    for (const step of ["Content", "Articles"]) {
      const { clientWidth, scrollWidth } = screen.getByText(step);
      await expect(scrollWidth).toBe(clientWidth);
    }
  },
};

export const Filters: StoryObj = {
  render: function Filters() {
    const [period, setPeriod] = useState<DateRangeValue>({ from: "2026-01-01", to: null });
    return (
      <FilterBar
        more={<Input aria-label="Remark" />}
        chips={[
          { id: "type", name: "Type", value: "News", onRemove: noop },
          { id: "from", name: "Published", value: "from 1 Jan 2026", onRemove: noop },
        ]}
        onClearAll={noop}
        action={<Button>New article</Button>}
      >
        <Input type="search" aria-label="Words" placeholder="Words" className="w-40" />
        <Select aria-label="Type" options={[]} placeholder="All types" className="w-32" />
        <DateRange label="Published" value={period} onValueChange={setPeriod} className="w-72" />
      </FilterBar>
    );
  },
};

export const Selection: StoryObj = {
  render: () => (
    <SelectionBar count={3} onClear={noop}>
      <Button variant="outline" size="sm">
        Publish
      </Button>
      <Button size="sm" variant="ghostDestructive">
        Delete
      </Button>
    </SelectionBar>
  ),
};

export const Saving: StoryObj = {
  render: () => (
    <div className="grid gap-3">
      <SaveBar state={{ status: "unchanged" }}>
        <Button variant="outline" disabled>
          Save
        </Button>
      </SaveBar>
      <SaveBar state={{ status: "unsaved" }}>
        <Button>Save</Button>
      </SaveBar>
      <SaveBar state={{ status: "saving" }}>
        <Button variant="outline" loading>
          Save
        </Button>
      </SaveBar>
      <SaveBar state={{ status: "saved", at: new Date(2026, 10, 22, 14, 5) }}>
        <Button variant="outline">Save</Button>
      </SaveBar>
      <SaveBar
        state={{
          status: "conflict",
          action: (
            <Button variant="outline" size="sm">
              Compare
            </Button>
          ),
        }}
      >
        <Button variant="outline">Save</Button>
      </SaveBar>
    </div>
  ),
};

export const Mistakes: StoryObj = {
  render: () => (
    <ErrorSummary
      errors={[
        { controlId: "title", message: "Give a title" },
        { message: "The type was deleted meanwhile" },
      ]}
    />
  ),
};
