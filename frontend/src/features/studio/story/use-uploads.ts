import { useQueryClient } from '@tanstack/react-query';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { useEffectEvent } from 'react';
import { toast } from '#shared/ui/toast.ts';
import { useUploadQueue } from '#shared/upload/use-upload-queue.ts';
import { sourcesKey } from '../shared/use-sources.ts';
import { fileError, sendFile } from './upload-file.ts';

/** Uploads files one after the other. A completed upload leaves the list and is passed to `onDone`. */
export function useUploads(roadmapId: string, onDone?: (source: Source) => void) {
  const client = useQueryClient();
  const notifyDone = useEffectEvent((source: Source) => onDone?.(source));
  const queue = useUploadQueue<Source>({
    send: ({ file }, hooks) => sendFile(roadmapId, file, hooks),
    onDone: ({ id, file }, source) => {
      queue.remove(id);
      toast({ title: 'File Uploaded', description: file.name, variant: 'success' });
      void client.invalidateQueries({ queryKey: sourcesKey(roadmapId) }).then(() => notifyDone(source));
    },
    onFailed: (description) => toast({ title: 'Upload Error', description, variant: 'destructive' }),
    onLeave: () =>
      toast({
        title: 'Upload stopped',
        description: 'You left before it had finished. Choose the file again.',
      }),
  });
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ file, problem: fileError(file) }));
    const invalid = added.find(({ problem }) => problem !== null);
    if (invalid)
      toast({
        title: 'Invalid File',
        description: `${invalid.file.name}: ${invalid.problem}`,
        variant: 'destructive',
      });
    queue.add(added);
  };
  return { ...queue, add };
}
