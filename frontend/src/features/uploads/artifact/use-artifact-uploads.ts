import type { Extraction } from '@waymark/contracts/ai/extraction';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { useState } from 'react';
import { toast } from '#shared/ui/toast.ts';
import { type QueuedFile, useUploadQueue } from '#shared/upload/use-upload-queue.ts';
import { analyzeFile } from './analyze-file.ts';
import { readArtifacts, removeArtifact, type StoredArtifact, storeArtifact } from './stored-artifacts.ts';

export interface ArtifactLimits {
  maxFiles: number;
  maxMegabytes: number;
}

const EXTENSIONS = /\.(?:pdf|docx?|txt)$/i;

/** Uploads and analyzes files one after the other. `outsideModel`: they may be sent to an AI service of another company. */
export function useArtifactUploads(limits: ArtifactLimits, outsideModel: boolean) {
  const [restored, setRestored] = useState(readArtifacts);
  const queue = useUploadQueue<Extraction>({
    send: ({ file, key }, hooks) => {
      const onStarted = ({ id }: AiRun) => storeArtifact({ key, runId: id, name: file.name });
      return analyzeFile(file, { ...hooks, key, outsideModel, onStarted });
    },
    onDone: ({ file }) =>
      toast({ title: 'Artifact Processed Successfully', description: file.name, variant: 'success' }),
    onFailed: (description) => toast({ title: 'Upload Failed', description, variant: 'destructive' }),
  });
  const count = queue.items.length + restored.length;
  return {
    items: queue.items,
    /** Files of before a reload, which cannot be sent again. */
    restored,
    add: (files: readonly File[]) =>
      queue.add(acceptable(files, count, limits).map((file) => ({ file, problem: null }))),
    retry: (item: QueuedFile<Extraction>) => {
      removeArtifact(item.key);
      queue.retry(item);
    },
    remove: ({ id, key }: QueuedFile<Extraction>) => {
      removeArtifact(key);
      queue.remove(id);
    },
    removeRestored: ({ key }: StoredArtifact) => {
      removeArtifact(key);
      setRestored((all) => all.filter((one) => one.key !== key));
    },
  };
}

/** The files to upload; the others are named in a toast. */
function acceptable(
  files: readonly File[],
  count: number,
  { maxFiles, maxMegabytes }: ArtifactLimits,
): File[] {
  const room = Math.max(0, maxFiles - count);
  const valid = files.filter((file) => {
    const problem = problemOf(file, maxMegabytes);
    if (problem) toast({ ...problem, variant: 'destructive' });
    return !problem;
  });
  const refused = valid.slice(room).map(({ name }) => name);
  if (refused.length > 0) {
    const most = `You can have at most ${maxFiles} files here.`;
    const description = count > 0 ? `${most} Remove one first.` : `${most} Not added: ${refused.join(', ')}.`;
    toast({ title: 'Too Many Files', description, variant: 'destructive' });
  }
  return valid.slice(0, room);
}

function problemOf({ name, size, type }: File, maxMegabytes: number) {
  if (!/^(?:image|video)\//.test(type) && !EXTENSIONS.test(name))
    return {
      title: 'Invalid File Type',
      description: `${name} is not a picture, video, PDF, Word document or text file.`,
    };
  if (size > maxMegabytes * 1024 * 1024)
    return { title: 'File Too Large', description: `${name} is larger than ${maxMegabytes} MB.` };
  return null;
}
