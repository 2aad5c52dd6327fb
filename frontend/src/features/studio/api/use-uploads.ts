import { useQueryClient } from '@tanstack/react-query';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { faultOf, sendFile } from './upload-file.ts';
import { sourcesKey } from './use-sources.ts';

export interface Upload {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** 0–1 of the bytes that have left. */
  progress: number;
  message: string | null;
  /** Trying again makes sense: nothing is wrong with the file itself. */
  retryable: boolean;
}

let lastId = 0;

/**
 * Uploads of one roadmap, one after the other; what is done leaves the list, because it is among the sources then.
 * `onDone` hears of each. Who leaves the screen stops what is under way.
 */
export function useUploads(roadmapId: string, onDone?: (source: Source) => void) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const tellDone = useEffectEvent((source: Source) => onDone?.(source));

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
        tellDone(source);
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
    const faulty = added.find(({ message }) => message !== null);
    if (faulty)
      toast({
        title: 'Invalid File',
        description: `${faulty.file.name}: ${faulty.message}`,
        variant: 'destructive',
      });
    setUploads((all) => [...all, ...added]);
  };
  const retry = (id: number) => change(id, { state: 'waiting', message: null });
  return { uploads, add, retry, remove };
}

function newUpload(file: File): Upload {
  lastId += 1;
  const fault = faultOf(file);
  return {
    id: lastId,
    file,
    state: fault ? 'failed' : 'waiting',
    progress: 0,
    message: fault,
    retryable: !fault,
  };
}
