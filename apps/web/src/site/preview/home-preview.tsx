import { useEffect, useState } from "react";
import { usePreviewMessages } from "../../i18n/preview.ts";
import { isHomeDraftMessage, type ReadyMessage } from "../../preview/draft-channel.ts";
import { HomeSections } from "../home/home-sections.tsx";
import type { Chrome } from "../loaders/chrome.ts";
import type { PublicHome } from "../types.ts";
import { useFrameLinks } from "./use-frame-links.ts";
import "../../styles/site/preview.css";

/** The home page that is being written, in a frame beside its editor. */
export function HomePreview({ chrome }: { chrome: Chrome }) {
  const messages = usePreviewMessages();
  const home = useFramedHome();
  useFrameLinks();
  if (home === undefined || home.sections.length === 0) {
    return (
      <section className="notice-page">
        <h1>{messages.label}</h1>
        <p className="standfirst" role="status">
          {home === undefined ? messages.waitingForHome : messages.emptyHome}
        </p>
      </section>
    );
  }
  return <HomeSections sections={home.sections} chrome={chrome} />;
}

/** The latest draft that the page around this frame has sent; undefined before, and outside of a frame. */
function useFramedHome(): PublicHome | undefined {
  const [home, setHome] = useState<PublicHome>();
  useEffect(() => {
    const { parent } = window;
    if (parent === window) return undefined;
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === parent && origin === window.origin && isHomeDraftMessage(data)) {
        setHome(data.home);
      }
    };
    window.addEventListener("message", receive);
    const ready: ReadyMessage = { type: "preview-ready" };
    parent.postMessage(ready, window.origin);
    return () => window.removeEventListener("message", receive);
  }, []);
  return home;
}
