// React Refresh has to be there before the first component is.
import "@vitejs/plugin-react/preamble";

await import("./entry-client.tsx");
