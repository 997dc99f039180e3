import type { NextConfig } from "next";

const { ATRIUM_URL: atrium = "http://127.0.0.1:3000" } = process.env;

/** Browsers call the page's own address; Next hands the calls on. */
const config: NextConfig = {
  // Other lockfiles above this folder are not the project's.
  turbopack: { root: import.meta.dirname },
  rewrites: async () => [
    { source: "/rest/:path*", destination: `${atrium}/rest/:path*` },
    { source: "/files/:path*", destination: `${atrium}/files/:path*` },
  ],
};

export default config;
