import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import {
  isReadyMessage,
  type DraftMessage,
  type HomeDraftMessage,
} from "../../preview/draft-channel.ts";
import type { Language } from "../content-languages.ts";
import { publicHref } from "../public-path.ts";
import { fitFrame } from "./fit-frame.ts";

interface PreviewFrameProps {
  /** Names the frame. */
  title: string;
  /** The public page in it. */
  path: string;
  /** The page is in the draft's language, as its own will be; undefined while no page is to be loaded. */
  language: Language | undefined;
  draft: DraftMessage | HomeDraftMessage | undefined;
  /** The width of the page in pixels, whatever room there is. */
  width: number;
}

/** The public page of a draft, in a frame of a real width that is scaled down where there is less room. */
export function PreviewFrame({ title, path, language, draft, width }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useSize(box);
  const answer = useEffectEvent(() => sendDraft(frame.current, draft));
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      const isFrame = source !== null && source === frame.current?.contentWindow;
      if (isFrame && origin === window.origin && isReadyMessage(data)) answer();
    };
    window.addEventListener("message", receive);
    return () => window.removeEventListener("message", receive);
  }, []);
  useEffect(() => sendDraft(frame.current, draft), [draft]);
  const fitted = fitFrame(room, width);
  return (
    <div ref={box} className="relative min-h-0 flex-1 overflow-hidden bg-muted">
      {language && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the site's own page; with its scripts and its origin, a sandbox would restrict nothing
        <iframe
          ref={frame}
          title={title}
          src={publicHref(path, language)}
          className="absolute top-0 max-w-none origin-top-left border-0 bg-background"
          style={{
            left: fitted.left,
            width: fitted.width,
            height: fitted.height,
            transform: `scale(${fitted.scale})`,
          }}
        />
      )}
    </div>
  );
}

function sendDraft(frame: HTMLIFrameElement | null, draft: PreviewFrameProps["draft"]): void {
  if (draft !== undefined) frame?.contentWindow?.postMessage(draft, window.origin);
}

function useSize(target: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return size;
}
