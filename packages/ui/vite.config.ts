import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** For the stories only: the package itself is compiled file by file. */
export default defineConfig({ plugins: [react(), tailwindcss()] });
