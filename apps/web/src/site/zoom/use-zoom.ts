import { useEffect, useRef, type RefObject } from "react";
import { useMessages } from "../../i18n/index.ts";
import { zoomPictures } from "./zoom-pictures.ts";

/** The ref of an element whose marked links open their pictures large. */
export function useZoom<Place extends HTMLElement>(): RefObject<Place | null> {
  const { zoom } = useMessages();
  const place = useRef<Place>(null);
  useEffect(() => (place.current === null ? undefined : zoomPictures(place.current, zoom)), [zoom]);
  return place;
}
