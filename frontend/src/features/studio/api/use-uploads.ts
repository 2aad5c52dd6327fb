import { useQueryClient } from '@tanstack/react-query';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { fileError, sendFile } from './upload-file.ts';
import { sourcesKey } from './use-sources.ts';

export interface Upload {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** The sent fraction, 0–1. */
  progress: number;
  message: string | null;
  /** Whether the file itself is valid. */
  retryable: boolean;
}

let lastId = 0;

/**
 * Uploads files one after the other. A completed upload leaves the list and is passed to `onDone`. Unmounting aborts
 * running uploads.
 */
export function useUploads(roadmapId: string, onDone?: (source: Source) => void) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const notifyDone = useEffectEvent((source: Source) => onDone?.(source));

  const change = useCallback((id: number, next: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));
  }, []);
  const remove = useCallback((id: number) => {
    running.current.get(id)?.abort(new Error('cancelled'));
    setUploads((all) => all.filter((one) => one.id !== id));
  }, []);

  const send = useCallback(
    async ({ id, file }: Upload) => {
      const abort = new AbortController();
      running.current.set(id, abort);
      change(id, { state: 'sending', progress: 0, message: null });
      try {
        const source = await sendFile(roadmapId, file, {
          onProgress: (progress) => change(id, { progress }),
          signal: abort.signal,
        });
        setUploads((all) => all.filter((one) => one.id !== id));
        toast({ title: 'File Uploaded', description: file.name, variant: 'success' });
        await client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
        notifyDone(source);
      } catch (error) {
        if (abort.signal.aborted) return;
        const { message } = error as Error;
        change(id, { state: 'failed', message });
        toast({ title: 'Upload Error', description: message, variant: 'destructive' });
      } finally {
        running.current.delete(id);
      }
    },
    [roadmapId, client, change],
  );

  const next = uploads.find(({ state }) => state === 'waiting');
  const busy = uploads.some(({ state }) => state === 'sending');
  useEffect(() => {
    if (next && !busy) void send(next);
  }, [next, busy, send]);
  useEffect(() => {
    const all = running.current;
    return () => {
      if (all.size > 0)
        toast({
          title: 'Upload stopped',
          description: 'You left before it was done. Choose the file again.',
        });
      for (const abort of all.values()) abort.abort(new Error('left the page'));
    };
  }, []);

  const add = (files: readonly File[]) => {
    const added = files.map(newUpload);
    const invalid = added.find(({ message }) => message !== null);
    if (invalid)
      toast({
        title: 'Invalid File',
        description: `${invalid.file.name}: ${invalid.message}`,
        variant: 'destructive',
      });
    setUploads((all) => [...all, ...added]);
  };
  const retry = (id: number) => change(id, { state: 'waiting', message: null });
  return { uploads, add, retry, remove };
}

function newUpload(file: File): Upload {
  lastId += 1;
  const error = fileError(file);
  return {
    id: lastId,
    file,
    state: error ? 'failed' : 'waiting',
    progress: 0,
    message: error,
    retryable: !error,
  };
}
