import type { Source } from '@waymark/contracts/roadmaps/sources';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FileDrop } from '#shared/upload/file-drop.tsx';
import { UploadStatus } from '#shared/upload/upload-status.tsx';
import { isUnfinished } from '#shared/upload/use-upload-queue.ts';
import { LeaveGuard } from '../shared/leave-guard.tsx';
import { UnfinishedUploads, useUnfinishedUploads } from './unfinished-uploads.tsx';
import { UPLOAD_ACCEPT } from './upload-file.ts';
import { useUploads } from './use-uploads.ts';
import { takeWaiting } from './waiting-files.ts';

interface UploadAreaProps {
  roadmapId: string;
  title?: string;
  onDone?: (source: Source) => void;
  /** Called with whether an upload is running or waiting. */
  onBusy?: (busy: boolean) => void;
}

/** Uploads files one after the other. */
export function UploadArea({ roadmapId, title = 'Upload files', onDone, onBusy }: UploadAreaProps) {
  const chooser = useRef<HTMLButtonElement>(null);
  const { items, add, retry, remove } = useUploads(roadmapId, onDone);
  const busy = items.some(isUnfinished);
  const unfinished = useUnfinishedUploads(`${roadmapId}/${title}`, items);
  useEffect(() => onBusy?.(busy), [onBusy, busy]);
  const addWaiting = useEffectEvent(() => {
    const files = takeWaiting(roadmapId);
    if (files.length > 0) add(files);
  });
  useEffect(() => addWaiting(), []);
  return (
    <FileDrop
      chooser={chooser}
      label={title}
      title={title}
      hint="PDF, Word, text, pictures, audio or video, up to 50 MB each. You can also drop them here."
      accept={UPLOAD_ACCEPT}
      onFiles={add}
    >
      {busy && (
        <LeaveGuard
          title="Leave while a file is uploading?"
          description="Unfinished uploads are lost. You would have to choose the files again."
        />
      )}
      <UnfinishedUploads roadmapId={roadmapId} {...unfinished} />
      {items.length > 0 && (
        <ul className="mt-4 grid gap-3 border-t border-line pt-4">
          {items.map((item) => (
            <li key={item.id}>
              <UploadStatus
                item={item}
                chooser={chooser}
                processing="Checking"
                onRetry={() => retry(item)}
                onRemove={() => remove(item.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </FileDrop>
  );
}
