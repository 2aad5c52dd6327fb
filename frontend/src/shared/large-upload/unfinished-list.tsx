import type { FileUpload } from '@waymark/contracts/community/files';
import type { RefObject } from 'react';
import { formatBytes } from '../../lib/format.ts';
import { Button } from '../ui/button.tsx';
import { useFocusFallback } from '../ui/use-focus-fallback.ts';

interface UnfinishedProps {
  uploads: FileUpload[];
  /** Gets the focus when an upload is removed. */
  chooser: RefObject<HTMLButtonElement | null>;
  discard: (id: string) => void;
  finish: (upload: FileUpload) => void;
}

/** Uploads of an earlier visit: a browser cannot open a file again by itself. */
export function UnfinishedList({ uploads, chooser, discard, finish }: UnfinishedProps) {
  return (
    <ul aria-label="Unfinished uploads" className="mt-4 grid gap-3 border-t border-line pt-4 text-sm">
      {uploads.map((upload) => (
        <UnfinishedItem key={upload.id} {...{ upload, chooser, discard, finish }} />
      ))}
    </ul>
  );
}

function UnfinishedItem({
  upload,
  chooser,
  discard,
  finish,
}: Omit<UnfinishedProps, 'uploads'> & { upload: FileUpload }) {
  const root = useFocusFallback<HTMLLIElement>(chooser);
  const { file, received } = upload;
  const size = file.size ?? 0;
  const hasArrived = size > 0 && received >= size;
  return (
    <li ref={root} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-40 grow basis-0">
        <span dir="auto" className="block font-semibold wrap-anywhere">
          {file.name || 'A file'}
        </span>
        <span className="tabular block text-muted">
          {hasArrived
            ? 'All of it has arrived.'
            : `${formatBytes(received)} of ${formatBytes(size)} have arrived. Choose the same file to continue.`}
        </span>
      </p>
      <div className="flex gap-1 max-sm:-ml-1">
        {hasArrived && (
          <Button
            size="sm"
            className="min-h-11"
            onClick={() => finish(upload)}
            aria-label={`Finish: ${file.name}`}
          >
            Finish
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          className="min-h-11"
          onClick={() => discard(upload.id)}
          aria-label={`Discard: ${file.name}`}
        >
          Discard
        </Button>
      </div>
    </li>
  );
}
