import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { SideMenu, type SideMenuItem } from "./side-menu.tsx";

afterEach(cleanup);

const system: SideMenuItem = {
  id: "system",
  label: "System",
  children: [
    { id: "users", label: "Users", href: "/users" },
    { id: "roles", label: "Roles", href: "/roles" },
  ],
};

function show(items: readonly SideMenuItem[], collapsed = false) {
  render(
    <SideMenu
      items={items}
      collapsed={collapsed}
      renderLink={(item, props) => <a href={item.href ?? "/"} {...props} />}
    />,
  );
}

test("moves between visible entries by arrow keys", async () => {
  const user = userEvent.setup();
  show([{ id: "home", label: "Home", href: "/" }, system]);
  const focused = () => document.activeElement?.textContent;
  await user.tab();
  await user.keyboard("{ArrowDown}{Enter}{ArrowDown}");
  expect(focused()).toBe("Users");
  await user.keyboard("{End}");
  expect(focused()).toBe("Roles");
  await user.keyboard("{ArrowDown}{Home}");
  expect(focused()).toBe("Home");
  expect(
    screen.getByRole("link", { name: "Users" }).closest("li")?.getAttribute("aria-level"),
  ).toBe("2");
});

test("renders a few of ten thousand entries, expanded or as icons", () => {
  const many = Array.from({ length: 10_000 }, (_item, index) => ({
    id: String(index),
    label: `Page ${index}`,
    href: `/${index}`,
  }));
  show([{ ...system, children: many }, ...many.map((item) => ({ ...item, id: `top ${item.id}` }))]);
  expect(screen.getByRole("navigation").querySelectorAll("*").length).toBeLessThan(300);
  cleanup();
  show(many, true);
  expect(screen.getByRole("navigation").querySelectorAll("*").length).toBeLessThan(300);
});
