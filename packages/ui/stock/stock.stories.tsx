/// <reference types="vite/client" />
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Anchor, CircleAlert } from "lucide-react";
import { expect } from "storybook/test";
import { Badge } from "../src/components/badge.tsx";
import { Button } from "../src/components/button.tsx";
import { Checkbox } from "../src/components/checkbox.tsx";
import { Field } from "../src/components/field.tsx";
import { Input } from "../src/components/input.tsx";
import { Select } from "../src/components/select.tsx";
import { StatusBadge } from "../src/components/status-badge.tsx";
import { Switch } from "../src/components/switch.tsx";
import { DataTable } from "../src/patterns/data-table.tsx";
import { ErrorSummary } from "../src/patterns/error-summary.tsx";
import { PanelState } from "../src/patterns/panel-state.tsx";
import { Alert, AlertDescription, AlertTitle } from "./alert.tsx";
import { StatCard, StatCardLabel, StatCardTrend, StatCardValue } from "./stat-card.tsx";
import stockProject from "./stock-project.css?inline";
import { Toggle } from "./toggle.tsx";

export default { title: "Stock/Stock" } satisfies Meta;

/** Components in shadcn's conventions, as its command line would put them here, beside the kit's own. */
export const StockComponentsInTheKit: StoryObj = {
  render: () => (
    <div className="grid max-w-xl gap-4">
      <Alert>
        <Anchor aria-hidden="true" />
        <AlertTitle>The harbour is open</AlertTitle>
        <AlertDescription>Small boats may enter until sunset.</AlertDescription>
      </Alert>
      <Alert variant="destructive">
        <CircleAlert aria-hidden="true" />
        <AlertTitle>The harbour is closed</AlertTitle>
        <AlertDescription>The wind is too strong for small boats.</AlertDescription>
      </Alert>
      <div className="flex items-center gap-2">
        <Toggle data-testid="stock">Bold</Toggle>
        <Toggle pressed>Italic</Toggle>
        <Toggle variant="outline">Code</Toggle>
        <Toggle variant="destructive">Clear</Toggle>
        <Button data-testid="own" variant="outline">
          Publish
        </Button>
      </div>
      <StatCard>
        <StatCardLabel>Readers</StatCardLabel>
        <StatCardValue>12,480</StatCardValue>
        <StatCardTrend>4 % more than last week</StatCardTrend>
      </StatCard>
    </div>
  ),
  play: async ({ canvas }) => {
    const stock = getComputedStyle(canvas.getByTestId("stock"));
    const own = getComputedStyle(canvas.getByTestId("own"));
    for (const property of ["fontSize", "fontWeight", "fontFamily", "borderTopLeftRadius"] as const)
      await expect(stock[property]).toBe(own[property]);
    const card = canvas.getByText("Readers").parentElement;
    await expect(card && getComputedStyle(card).backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
  },
};

/** The kit's components in a project that defines shadcn's variables only. */
export const KitInAStockProject: StoryObj = {
  beforeEach: () => replaceStyles(stockProject),
  render: () => (
    <div className="grid max-w-xl gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button>Publish</Button>
        <Button variant="outline">Preview</Button>
        <Button variant="secondary">Duplicate</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="destructive">Delete</Button>
        <Button variant="ghostDestructive">Discard</Button>
        <Button variant="link">Help</Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge>New</Badge>
        <Badge variant="secondary">12</Badge>
        <Badge variant="outline">Draft</Badge>
        <Badge variant="success">On</Badge>
        <Badge variant="warning">Soon</Badge>
        <Badge variant="destructive">Off</Badge>
        <Badge variant="info">Pinned</Badge>
        <StatusBadge variant="progress">In review</StatusBadge>
      </div>
      <ErrorSummary errors={[{ controlId: "stock-name", message: "Name is required." }]} />
      <Field label="Name" help="As people know it." error="Name is required." id="stock-name">
        <Input placeholder="A harbour" />
      </Field>
      <Field label="Type">
        <Select options={[{ value: "news", label: "News" }]} />
      </Field>
      <div className="flex gap-4">
        <Checkbox label="Featured" defaultChecked />
        <Switch label="Comments" defaultChecked />
      </div>
      <DataTable
        label="Articles"
        columns={[
          { id: "title", header: "Title", sortable: true, cell: ({ title }) => title },
          { id: "reads", header: "Reads", align: "end", cell: ({ reads }) => reads },
        ]}
        rowId={({ id }) => id}
        state={{
          status: "ready",
          rows: [{ id: "1", title: "A harbour for small boats", reads: 12 }],
        }}
      />
      <PanelState state={{ status: "empty" }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = getComputedStyle(canvas.getByRole("button", { name: "Publish" }));
    await expect([button.height, button.fontSize, button.borderTopLeftRadius]).toEqual([
      "36px",
      "14px",
      "8px",
    ]);
  },
};

/** The page has these styles instead of the kit's until the function returned is called. */
function replaceStyles(css: string): () => void {
  const own = Array.from(document.querySelectorAll<HTMLStyleElement>("style[data-vite-dev-id]"));
  const theirs = own.filter((style) => style.dataset["viteDevId"]?.endsWith("preview.css"));
  if (theirs.length === 0) throw new Error("The kit's own styles were not found.");
  for (const style of theirs) style.media = "not all";
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  return () => {
    style.remove();
    for (const one of theirs) one.removeAttribute("media");
  };
}
