import { useEffect, useState } from 'react';
import { readTabJson, writeTab } from '#lib/tab-storage.ts';
import { Button } from '#shared/ui/button.tsx';
import { isUnfinished, type QueuedFile } from '#shared/upload/use-upload-queue.ts';
import { useSources } from '../shared/use-sources.ts';

interface Unfinished {
  name: string;
  size: number;
}

/** Stores in this tab what is being uploaded, so that the page can name it after a reload. */
export function useUnfinishedUploads(place: string, items: readonly QueuedFile[]) {
  const key = `unfinished-uploads/${place}`;
  const [files, setFiles] = useState(() => readTabJson<Unfinished[]>(key) ?? []);
  const running = items.filter(isUnfinished).map(({ file: { name, size } }) => ({ name, size }));
  const stored = JSON.stringify([...files, ...running]);
  useEffect(() => writeTab(key, stored === '[]' ? null : stored), [key, stored]);
  // A reload runs no cleanup; a link needs confirmation.
  useEffect(() => () => writeTab(key, null), [key]);
  return { files, onDismiss: () => setFiles([]) };
}

interface UnfinishedUploadsProps {
  roadmapId: string;
  files: readonly Unfinished[];
  onDismiss: () => void;
}

/** Uploads that a reload or a closed tab ended. */
export function UnfinishedUploads({ roadmapId, files, onDismiss }: UnfinishedUploadsProps) {
  const { data: sources } = useSources(roadmapId);
  if (files.length === 0 || !sources) return null;
  // The last bytes may have arrived.
  const lost = files.filter(
    ({ name, size }) => !sources.some((one) => one.originalName === name && one.fileSize === size),
  );
  if (lost.length === 0) return null;
  const names = lost.map(({ name }) => name).join(', ');
  return (
    <div role="status" className="mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-4 text-sm">
      <p dir="auto" className="min-w-48 grow basis-0 wrap-anywhere">
        <span className="font-semibold">Not uploaded: {names}.</span> The page was closed or reloaded first.
        Please choose {lost.length === 1 ? 'the file' : 'the files'} again.
      </p>
      <Button size="sm" variant="ghost" className="min-h-11" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  );
}
