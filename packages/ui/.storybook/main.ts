import type { StorybookConfig } from "@storybook/react-vite";

/** The stories beside the parts, and those of stock shadcn components. They are shown by Storybook and run as tests by vitest. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/**/*.stories.tsx", "../stock/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
};

export default config;
