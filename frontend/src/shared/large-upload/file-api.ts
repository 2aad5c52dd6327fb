import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FilePurpose } from '@waymark/contracts/community/file-options';
import type { FileUpload, StoredFile } from '@waymark/contracts/community/files';
import { RESYNC } from '@waymark/contracts/live';
import { useEffect } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { onSignal } from '../../lib/signals.ts';
import { useUser } from '../../lib/use-user.ts';

// By name, so that the browser does not load the event schemas.
const FILE_CHANGED = 'community.file.changed.v1';
/** Signals can be lost. */
const CHECK_EVERY_MS = 10_000;
const COMPLETE_TIMEOUT_MS = 65_000;
const COMPLETE_DELAYS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

export const uploadsKey = ['file-uploads'] as const;
export const fileKey = (id: string) => ['files', id] as const;

/** The same file again continues its unfinished upload. */
const fingerprintOf = ({ name, type, size, lastModified }: File): string =>
  [name, type, size, lastModified].join('-').slice(-500);

export const openFileUpload = (file: File, purpose: FilePurpose): Promise<FileUpload> =>
  call('POST /api/objects/upload', {
    body: {
      purpose,
      name: file.name.slice(-300),
      size: file.size,
      type: file.type.slice(0, 150),
      fingerprint: fingerprintOf(file),
    },
  });

/** For the thumbnail, which is optional. */
export const sendFrame = (id: string, bytes: Blob): Promise<unknown> =>
  call('PUT /api/objects/upload/{id}/frame', { params: { id }, bytes }).catch(() => {});

export const cancelFile = (id: string): Promise<unknown> =>
  call('DELETE /api/objects/{id}', { params: { id } });

/** Repeated while Waymark is not available: all bytes have arrived. */
export async function completeFile(id: string): Promise<StoredFile> {
  for (const delay of [...COMPLETE_DELAYS, null]) {
    try {
      return await call('POST /api/objects/upload/{id}/complete', {
        params: { id },
        timeoutMs: COMPLETE_TIMEOUT_MS,
      });
    } catch (error) {
      if (delay === null || !(error instanceof ApiError) || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  throw new Error('unreachable');
}

const isTransient = ({ status, code }: ApiError): boolean =>
  status === 0 || status === 408 || status >= 500 || code === 'CONFLICT';

/** The caller's unfinished uploads for one use. */
export function useUnfinished(purpose: FilePurpose): FileUpload[] {
  const { data = [] } = useQuery({
    queryKey: uploadsKey,
    queryFn: ({ signal }) => call('GET /api/objects/uploads', { signal }),
  });
  return data.filter(({ file }) => file.purpose === purpose);
}

/** One of the caller's files, followed until it is checked. */
export function useFile(id: string | null): StoredFile | undefined {
  const client = useQueryClient();
  const userId = useUser().user?.id ?? null;
  const { data } = useQuery({
    queryKey: fileKey(id ?? ''),
    queryFn: ({ signal }) => call('GET /api/objects/{id}/info', { params: { id: id! }, signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.state === 'checking' ? CHECK_EVERY_MS : false),
  });
  useEffect(() => {
    if (userId === null || id === null) return;
    return onSignal(userId, ({ type, ids }) => {
      if (type !== RESYNC && !(type === FILE_CHANGED && ids.fileId === id)) return;
      void client.invalidateQueries({ queryKey: fileKey(id) });
    });
  }, [client, userId, id]);
  return data;
}
