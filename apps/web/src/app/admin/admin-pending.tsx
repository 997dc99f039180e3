import { useRouter } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";

/** In place of the back office while its script and first responses are on the way. Part of every page: keep it small. */
export function AdminPending() {
  const { layout } = useMessages();
  const { config } = useRouter().options.context;
  return (
    <div className="site">
      <main className="site-main stand-alone">
        <p className="stand-alone-brand">{config.systemName}</p>
        <p role="status">{layout.loading}…</p>
      </main>
    </div>
  );
}
