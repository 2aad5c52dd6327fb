import type { Source } from '@waymark/contracts/roadmaps/sources';
import clsx from 'clsx';
import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Progress } from '../../../../components/ui/progress.tsx';
import { formatBytes } from '../../../../lib/format.ts';
import { ACCEPTED } from '../../api/upload-file.ts';
import { type Upload, useUploads } from '../../api/use-uploads.ts';
import { LeaveGuard } from '../leave-guard.tsx';

const ACCEPT = ACCEPTED.map((extension) => `.${extension}`).join(',');

interface UploadAreaProps {
  roadmapId: string;
  title?: string;
  onDone?: (source: Source) => void;
  /** Called with whether an upload is running or waiting. */
  onBusy?: (busy: boolean) => void;
}

/** Uploads files one after the other. */
export function UploadArea({ roadmapId, title = 'Upload files', onDone, onBusy }: UploadAreaProps) {
  const { uploads, add, retry, remove } = useUploads(roadmapId, onDone);
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const busy = uploads.some(({ state }) => state !== 'failed');
  useEffect(() => onBusy?.(busy), [onBusy, busy]);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add(Array.from(event.dataTransfer.files));
  }

  return (
    <section
      aria-label={title}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'rounded-card border border-dashed p-5',
        over ? 'border-moss bg-moss-soft' : 'border-edge',
      )}
    >
      {busy && (
        <LeaveGuard
          title="Leave while a file is uploading?"
          description="Unfinished uploads are lost. You would have to choose the files again."
        />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <FileUp aria-hidden="true" className="size-6 text-muted" />
        <div className="min-w-48 grow text-sm">
          <p className="font-semibold">{title}</p>
          <p className="text-muted">
            PDF, Word, text, pictures, audio or video, up to 50 MB each. Drop them here, or
          </p>
        </div>
        <Button onClick={() => picker.current?.click()}>Choose files</Button>
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
      {uploads.length > 0 && (
        <ul className="mt-4 grid gap-3 border-t border-line pt-4">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type UploadRowProps = { upload: Upload; onRetry: () => void; onRemove: () => void };

function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { file, state, progress, message, retryable } = upload;
  return (
    <li className="grid gap-2 text-sm">
      <div className="flex items-center gap-3">
        <span className="min-w-0 grow truncate font-medium">{file.name}</span>
        <span className="tabular shrink-0 text-muted">
          {state === 'sending' ? percentText(upload) : formatBytes(file.size)}
        </span>
      </div>
      {state === 'sending' && <Progress value={progress * 100} label={`Uploading ${file.name}`} />}
      {message && (
        <p role="alert" className="text-berry">
          {message}
        </p>
      )}
      <div className="flex gap-2">
        {state === 'failed' && retryable && (
          <Button size="sm" onClick={onRetry} aria-label={`Try again: ${file.name}`}>
            Try again
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          onClick={onRemove}
          aria-label={`${state === 'failed' ? 'Remove' : 'Cancel'}: ${file.name}`}
        >
          {state === 'failed' ? 'Remove' : 'Cancel'}
        </Button>
      </div>
    </li>
  );
}

/** At 100 % the server still has to check the file. */
const percentText = ({ progress, file }: Upload): string =>
  progress >= 1 ? 'Checking…' : `${Math.floor(progress * 100)} % of ${formatBytes(file.size)}`;
