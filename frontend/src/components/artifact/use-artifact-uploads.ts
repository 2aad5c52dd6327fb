import type { Extraction } from '@waymark/contracts/ai/extraction';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../ui/toast.ts';
import { analyzeFile } from './analyze-file.ts';

export interface ArtifactItem {
  id: number;
  file: File;
  state: 'pending' | 'uploading' | 'analyzing' | 'completed' | 'error';
  /** The sent fraction, 0–1. */
  progress: number;
  message: string | null;
  extraction: Extraction | null;
}

export interface ArtifactLimits {
  maxFiles: number;
  maxMegabytes: number;
}

const EXTENSIONS = /\.(?:pdf|docx?|txt)$/i;
let lastId = 0;

/** Uploads and analyzes files one after the other. Unmounting aborts what is running. */
export function useArtifactUploads(limits: ArtifactLimits) {
  const [items, setItems] = useState<ArtifactItem[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const change = useCallback((id: number, next: Partial<ArtifactItem>) => {
    setItems((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));
  }, []);

  const start = useCallback(
    async ({ id, file }: ArtifactItem) => {
      const abort = new AbortController();
      running.current.set(id, abort);
      change(id, { state: 'uploading', progress: 0, message: null });
      try {
        const extraction = await analyzeFile(file, {
          onProgress: (progress) => change(id, { progress }),
          onUploaded: () => change(id, { state: 'analyzing', progress: 1 }),
          signal: abort.signal,
        });
        change(id, { state: 'completed', extraction });
        toast({ title: 'Artifact Processed Successfully', description: file.name, variant: 'success' });
      } catch (error) {
        if (abort.signal.aborted) return;
        const { message } = error as Error;
        change(id, { state: 'error', message });
        toast({ title: 'Upload Failed', description: message, variant: 'destructive' });
      } finally {
        running.current.delete(id);
      }
    },
    [change],
  );

  const next = items.find(({ state }) => state === 'pending');
  const busy = items.some(({ state }) => state === 'uploading' || state === 'analyzing');
  useEffect(() => {
    if (next && !busy) void start(next);
  }, [next, busy, start]);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const abort of all.values()) abort.abort(new Error('left the page'));
    };
  }, []);

  return {
    items,
    busy: busy || next !== undefined,
    add: (files: readonly File[]) => {
      const accepted = acceptable(files, items.length, limits);
      setItems((all) => [...all, ...accepted.map(newItem)]);
    },
    retry: (id: number) => change(id, { state: 'pending', message: null }),
    remove: (id: number) => {
      running.current.get(id)?.abort(new Error('removed'));
      setItems((all) => all.filter((one) => one.id !== id));
    },
  };
}

function newItem(file: File): ArtifactItem {
  lastId += 1;
  return { id: lastId, file, state: 'pending', progress: 0, message: null, extraction: null };
}

/** The files to upload; the others are named in a toast. */
function acceptable(
  files: readonly File[],
  count: number,
  { maxFiles, maxMegabytes }: ArtifactLimits,
): File[] {
  if (count + files.length > maxFiles) {
    toast({
      title: 'Too Many Files',
      description: `You can have at most ${maxFiles} files here. Remove one first.`,
      variant: 'destructive',
    });
    return [];
  }
  return files.filter((file) => {
    const problem = problemOf(file, maxMegabytes);
    if (problem) toast({ ...problem, variant: 'destructive' });
    return !problem;
  });
}

function problemOf({ name, size, type }: File, maxMegabytes: number) {
  if (!/^(?:image|video)\//.test(type) && !EXTENSIONS.test(name))
    return {
      title: 'Invalid File Type',
      description: `${name} is no picture, video, PDF, Word document or text file.`,
    };
  if (size > maxMegabytes * 1024 * 1024)
    return { title: 'File Too Large', description: `${name} is larger than ${maxMegabytes} MB.` };
  return null;
}
