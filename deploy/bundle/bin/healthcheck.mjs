/** Exits with 0 while the server of this container lives: for images without a shell. */
const port = process.env.PORT ?? "3000";
const alive = await fetch(`http://127.0.0.1:${port}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(alive ? 0 : 1);
