import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { formatBytes } from '../../lib/format.ts';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { ExtractionView } from './extraction-view.tsx';
import { type ArtifactItem, type ArtifactLimits, useArtifactUploads } from './use-artifact-uploads.ts';

const ACCEPT = 'image/*,video/*,.pdf,.doc,.docx,.txt';

/** Uploads files and shows what is found in each. */
export function ArtifactUploader({ maxFiles = 5, maxMegabytes = 10 }: Partial<ArtifactLimits>) {
  const { items, add, retry, remove } = useArtifactUploads({ maxFiles, maxMegabytes });
  const picker = useRef<HTMLInputElement>(null);
  return (
    <section aria-label="Your files" className="grid gap-5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          add(Array.from(event.dataTransfer.files));
        }}
        className="flex flex-wrap items-center gap-4 rounded-card border border-dashed border-edge p-5"
      >
        <FileUp aria-hidden="true" className="size-6 text-muted" />
        <p className="min-w-48 grow text-sm text-muted">
          Pictures, videos, PDF, Word or text: up to {maxFiles} files of {maxMegabytes} MB each. Drop them
          here, or
        </p>
        <Button variant="primary" onClick={() => picker.current?.click()}>
          Choose files
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          accept={ACCEPT}
          aria-label="Choose files"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            add(Array.from(event.target.files ?? []));
            event.target.value = '';
          }}
        />
      </div>
      {items.length > 0 && (
        <ul className="grid gap-4">
          {items.map((item) => (
            <ArtifactCard
              key={item.id}
              item={item}
              onRetry={() => retry(item.id)}
              onRemove={() => remove(item.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ArtifactCardProps {
  item: ArtifactItem;
  onRetry: () => void;
  onRemove: () => void;
}

function ArtifactCard({ item, onRetry, onRemove }: ArtifactCardProps) {
  const { file, state, progress, message, extraction } = item;
  const isOver = state === 'completed' || state === 'error';
  return (
    <li className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow text-sm">
          <p className="truncate font-semibold">{file.name}</p>
          <p role="status" className="tabular text-muted">
            {stateText(item)}
          </p>
        </div>
        {state === 'error' && (
          <Button size="sm" onClick={onRetry} aria-label={`Try again: ${file.name}`}>
            Try again
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          onClick={onRemove}
          aria-label={`${isOver ? 'Remove' : 'Cancel'}: ${file.name}`}
        >
          {isOver ? 'Remove' : 'Cancel'}
        </Button>
      </div>
      {state === 'uploading' && <Progress value={progress * 100} label={`Uploading ${file.name}`} />}
      {state === 'analyzing' && <Progress label={`Looking at ${file.name}`} />}
      {message && <p className="text-sm text-berry">{message}</p>}
      {extraction && <ExtractionView extraction={extraction} headingLevel={3} />}
    </li>
  );
}

function stateText({ state, progress, file }: ArtifactItem): string {
  if (state === 'pending') return 'Waiting';
  if (state === 'uploading') return `${Math.floor(progress * 100)} % of ${formatBytes(file.size)}`;
  if (state === 'analyzing') return 'Uploaded. Looking at it…';
  return state === 'completed' ? 'Done' : 'Not done';
}
