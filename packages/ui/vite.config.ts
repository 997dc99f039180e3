import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** For the stories only: the package itself is built by tsup. */
export default defineConfig({ plugins: [react(), tailwindcss()] });
