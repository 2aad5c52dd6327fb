import { WifiOff } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useConnection } from '../../lib/connection.ts';
import { formatBytes } from '../../lib/format.ts';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { useFocusFallback } from '../ui/use-focus-fallback.ts';
import { isUnfinished, type QueuedFile } from './use-upload-queue.ts';

interface UploadStatusProps {
  item: QueuedFile;
  /** Of a file whose bytes have arrived. */
  processing: string;
  onRetry: () => void;
  onRemove: () => void;
  /** Gets the focus when this is removed. */
  chooser: RefObject<HTMLButtonElement | null>;
}

/** The state of one upload, and what can be done about it. */
export function UploadStatus({ item, processing, onRetry, onRemove, chooser }: UploadStatusProps) {
  const root = useFocusFallback<HTMLDivElement>(chooser);
  const last = useRef<HTMLButtonElement>(null);
  const { file, state, progress, message, retryable } = item;
  const canRetry = state === 'cut' || (state === 'failed' && retryable);
  const end = isUnfinished(item) ? 'Cancel' : 'Remove';
  return (
    <div ref={root} className="grid gap-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="min-w-36 grow basis-0">
          <span dir="auto" className="block font-semibold wrap-anywhere">
            {file.name}
          </span>
          <span className="tabular block text-muted">{stateText(item, processing)}</span>
        </p>
        <div className="flex gap-1 max-sm:-ml-1">
          {canRetry && <RetryButton name={file.name} fallback={last} onRetry={onRetry} />}
          <Button
            ref={last}
            size="sm"
            variant="ghost"
            className="min-h-11"
            onClick={onRemove}
            aria-label={`${end}: ${file.name}`}
          >
            {end}
          </Button>
        </div>
      </div>
      {(state === 'sending' || state === 'cut') && (
        <Progress value={progress * 100} label={`Uploading ${file.name}`} />
      )}
      {state === 'processing' && <Progress label={`${processing} ${file.name}`} />}
      <CutNotice isCut={state === 'cut'} progress={progress} />
      {message && (
        <p role="alert" className="text-berry">
          {message}
        </p>
      )}
    </div>
  );
}

interface RetryButtonProps {
  name: string;
  fallback: RefObject<HTMLButtonElement | null>;
  onRetry: () => void;
}

function RetryButton({ name, fallback, onRetry }: RetryButtonProps) {
  const ref = useFocusFallback<HTMLButtonElement>(fallback);
  return (
    <Button ref={ref} size="sm" className="min-h-11" onClick={onRetry} aria-label={`Try again: ${name}`}>
      Try again
    </Button>
  );
}

/** Always rendered, so that its change is announced. */
function CutNotice({ isCut, progress }: { isCut: boolean; progress: number }) {
  const isOffline = useConnection() === 'offline';
  return (
    <p role="status">
      {isCut && (
        <span className="flex items-start gap-2 text-amber">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {isOffline ? 'You are offline' : 'The connection was lost'} at {percent(progress)}%. The file is
          safe on your device and is sent again as soon as the connection is back. Leave this page open.
        </span>
      )}
    </p>
  );
}

const percent = (progress: number): number => Math.floor(progress * 100);

function stateText({ state, progress, file }: QueuedFile, processing: string): string {
  if (state === 'waiting') return `Waiting, ${formatBytes(file.size)}`;
  // At 100 % the server still has to check the file.
  if (state === 'sending')
    return progress >= 1 ? 'Checking…' : `${percent(progress)}% of ${formatBytes(file.size)}`;
  if (state === 'processing') return `${processing}…`;
  if (state === 'cut') return 'Interrupted';
  return state === 'done' ? 'Done' : 'Not uploaded';
}
