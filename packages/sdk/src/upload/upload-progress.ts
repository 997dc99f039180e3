/** The progress of an upload. */
export interface UploadProgress {
  /** Bytes of the file that have been sent. */
  loaded: number;
  /** Bytes of the file. */
  total: number;
  /** 0 to 100, not rounded. */
  percentage: number;
}

/** Reports progress. */
export interface ProgressReport {
  /** `sent` bytes have been sent, possibly including those of the form around the file. */
  advance(sent: number): void;
  /** Nothing is reported from now on. */
  stop(): void;
}

/** Creates a report of `total` bytes that never decreases, never exceeds the total and never repeats a value. */
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
