import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { useRotation } from "./use-rotation.ts";
import { Icon } from "../parts/icon.tsx";

/**
 * Featured stories in groups, as a slideshow. It advances by itself, by buttons and by arrow keys; without script it is
 * a strip to swipe.
 */
export function Slideshow({ groups }: { groups: ReactNode[] }) {
  const messages = useMessages().home;
  const strip = useRef<HTMLDivElement>(null);
  const { at, playing, toggle, turn, hold, onScroll } = useRotation(strip, groups.length);
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") turn(-1);
    if (key === "ArrowRight") turn(1);
  };
  return (
    <section
      className="slideshow"
      aria-roledescription={messages.slideshow}
      aria-label={messages.featured}
      {...hold}
    >
      <div className="slideshow-track" ref={strip} onScroll={onScroll}>
        {groups.map((group, index) => (
          <div
            key={messages.groupOf(index + 1, groups.length)}
            className="featured"
            role="group"
            aria-label={messages.groupOf(index + 1, groups.length)}
          >
            {group}
          </div>
        ))}
      </div>
      <div
        className="slideshow-controls needs-script"
        role="toolbar"
        tabIndex={-1}
        aria-label={messages.slideshowControls}
        onKeyDown={byKey}
      >
        <button
          type="button"
          className="icon-link"
          aria-label={playing ? messages.pause : messages.play}
          onClick={toggle}
        >
          {playing ? <Icon name="pause" size={18} /> : <Icon name="play" size={18} />}
        </button>
        <button
          type="button"
          className="icon-link"
          aria-label={messages.previousGroup}
          onClick={() => turn(-1)}
        >
          <Icon name="previous" size={18} />
        </button>
        <p className="count" aria-live={playing ? "off" : "polite"}>
          {messages.groupOf(at + 1, groups.length)}
        </p>
        <button
          type="button"
          className="icon-link"
          aria-label={messages.nextGroup}
          onClick={() => turn(1)}
        >
          <Icon name="next" size={18} />
        </button>
      </div>
    </section>
  );
}
