import { useQueryClient } from '@tanstack/react-query';
import type { FilePurpose } from '@waymark/contracts/community/file-options';
import type { StoredFile } from '@waymark/contracts/community/files';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cancelFile, fileKey, uploadsKey, useFile, useUnfinished } from './file-api.ts';
import { LargeUpload, type LargeUploadState, type Snapshot } from './large-upload.ts';

interface Options {
  purpose: FilePurpose;
  /** The id of a file uploaded before, to begin with. */
  fileId?: string | null;
  /** Whether a file is used while it is still being checked. */
  isUsedUnchecked?: boolean;
  /** Called when a new file can be used, and with null when it is removed, replaced or refused. */
  onChange?: (file: StoredFile | null) => void;
}

/**
 * One file of up to 500 MB: sent in pieces that resume, then checked. Choosing the same file again, also after a reload,
 * continues its upload. `unfinished`: uploads of earlier visits.
 */
export function useLargeUpload({ purpose, fileId = null, isUsedUnchecked = false, onChange }: Options) {
  const client = useQueryClient();
  const [upload] = useState(() => {
    const onList = () => void client.invalidateQueries({ queryKey: uploadsKey });
    const onArrived = (file: StoredFile) => client.setQueryData(fileKey(file.id), file);
    return new LargeUpload(purpose, fileId, { onList, onArrived });
  });
  useEffect(() => () => upload.leave(), [upload]);
  const snapshot = useSyncExternalStore(upload.subscribe, upload.read);
  const state = useFollowed(snapshot);
  // While the file from before is fetched, nothing has changed.
  const isKnown = state.step !== 'none' || snapshot.id === null;
  useReport(isKnown ? usableFile(state, isUsedUnchecked) : undefined, fileId, onChange);
  const unfinished = useUnfinished(purpose).filter(({ id }) => id !== snapshot.id);
  const { choose, pause, resume, remove, finish } = upload;
  /** Cancels an unfinished upload of an earlier visit. */
  const discard = (id: string) => {
    const refresh = () => client.invalidateQueries({ queryKey: uploadsKey });
    void cancelFile(id).then(refresh, refresh);
  };
  return { state, unfinished, choose, pause, resume, remove, finish, discard };
}

/** Once a file has arrived, its state is the server's. */
function useFollowed({ id, state }: Snapshot): LargeUploadState {
  const file = useFile(state.step === 'none' || state.step === 'checking' ? id : null);
  if (!file || (state.step !== 'none' && state.step !== 'checking')) return state;
  const { name, reason } = file;
  if (file.state === 'ready') return { step: 'ready', file };
  if (file.state === 'refused') return { step: 'refused', name, message: reason ?? '' };
  return file.state === 'checking' ? { step: 'checking', name, file } : state;
}

function usableFile(state: LargeUploadState, isUsedUnchecked: boolean): StoredFile | null {
  if (state.step === 'ready') return state.file;
  return state.step === 'checking' && isUsedUnchecked ? state.file : null;
}

/** Reports each other file once. `file`: undefined while unknown. */
function useReport(
  file: StoredFile | null | undefined,
  fileId: string | null,
  onChange: ((file: StoredFile | null) => void) | undefined,
): void {
  const latest = useRef({ onChange, file });
  useLayoutEffect(() => {
    latest.current = { onChange, file };
  });
  const reported = useRef(fileId);
  const isKnown = file !== undefined;
  const id = file?.id ?? null;
  useEffect(() => {
    if (!isKnown || id === reported.current) return;
    reported.current = id;
    const { file: now, onChange: report } = latest.current;
    report?.(now ?? null);
  }, [id, isKnown]);
}
