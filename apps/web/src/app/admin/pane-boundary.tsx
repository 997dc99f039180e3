import { Button } from "@atrium/ui";
import { Component, type ReactNode } from "react";
import { useMessages } from "../../shared/messages.ts";
import { FullNotice } from "./full-notice.tsx";

interface PaneBoundaryProps {
  /** Remounts the page and reloads its script. */
  onRetry: () => void;
  children: ReactNode;
}

/** An error boundary around the page of a tab. */
export class PaneBoundary extends Component<PaneBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <PaneFailure error={this.state.error} onRetry={this.props.onRetry} />;
  }
}

function PaneFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { shell } = useMessages();
  const isChunk = isChunkFailure(error);
  return (
    <FullNotice
      kind="failed"
      title={isChunk ? shell.chunkFailedTitle : shell.viewFailedTitle}
      text={isChunk ? shell.chunkFailedText : shell.viewFailedText}
    >
      <Button onClick={onRetry}>{isChunk ? shell.tryAgain : shell.startAgain}</Button>
      {isChunk && (
        <Button variant="outline" onClick={() => window.location.reload()}>
          {shell.reload}
        </Button>
      )}
    </FullNotice>
  );
}

/** Browsers word the error differently, but all mention a module or loading. */
function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script|Unable to preload|did not arrive in time/i.test(
      error.message,
    )
  );
}
