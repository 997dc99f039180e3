import { defineConfig } from "drizzle-kit";

// `pnpm --filter @atrium/server db:generate --name what_changes` writes the next forward migration.
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/db/schema/index.ts",
  out: "./src/db/migrations",
});
