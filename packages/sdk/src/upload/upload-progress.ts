/** How far an upload is. */
export interface UploadProgress {
  /** Bytes of the file that are on their way. */
  loaded: number;
  /** Bytes of the file. */
  total: number;
  /** 0 to 100, not rounded. */
  percentage: number;
}

/** Tells how far something is. */
export interface ProgressReport {
  /** `sent` bytes are on their way, those of the form around the file perhaps among them. */
  advance(sent: number): void;
  /** Nothing is told from now on. */
  stop(): void;
}

/** Makes a report of `total` bytes that never goes back, never beyond the total and never says the same twice. */
export function reportProgress(
  total: number,
  listener: ((progress: UploadProgress) => void) | undefined,
): ProgressReport {
  let loaded = -1;
  return {
    advance(sent) {
      const next = Math.min(sent, total);
      if (next <= loaded) return;
      loaded = next;
      listener?.({ loaded, total, percentage: total === 0 ? 100 : (loaded / total) * 100 });
    },
    stop() {
      loaded = Infinity;
    },
  };
}
