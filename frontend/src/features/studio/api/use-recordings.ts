import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  chooseTake,
  deleteRecording,
  finishRecording,
  listRecordings,
  setRecordingText,
} from '@waymark/contracts/roadmaps/recording-routes';
import type { Recording } from '@waymark/contracts/roadmaps/recordings';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { toast } from '../../../components/ui/toast.ts';
import { toastError } from '../../../components/ui/toast-error.ts';
import { call } from '../../../lib/api.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { heldTakes } from '../recorder/take-storage.ts';
import { sourcesKey } from './use-sources.ts';

/** A recording that gets no part for so long is not being recorded any more. */
const QUIET_MS = 60_000;
export const recordingsKey = (roadmapId: string) => ['recordings', roadmapId] as const;

/** Recordings on the server that no window records or shows. */
export const useUnfinishedRecordings = (roadmapId: string) =>
  useQuery({
    queryKey: recordingsKey(roadmapId),
    queryFn: async ({ signal }) => {
      const recordings = await call(listRecordings, { params: { id: roadmapId }, signal });
      const held = await heldTakes();
      const quiet = serverNow() - QUIET_MS;
      return recordings.filter(
        ({ id, parts, updatedAt }) => parts > 0 && !held.has(id) && Date.parse(updatedAt) < quiet,
      );
    },
  });

export function useFinishRecording(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ recording: { id }, name }: { recording: Recording; name: string }) =>
      call(finishRecording, { params: { id }, body: { name } }),
    onSuccess: ({ originalName }) => {
      toast({ title: 'Recording Uploaded', description: originalName, variant: 'success' });
      void client.invalidateQueries({ queryKey: recordingsKey(roadmapId) });
      return client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
    },
    onError: (error) => toastError('Upload Error', error),
  });
}

export function useSetRecordingText(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call(setRecordingText, { params: { id }, body: { text } }),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: ['source-text', id] });
      return client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
    },
    onError: (error) => toastError('Text not saved', error),
  });
}

/** Settles when the sources are read again. */
export function useChooseTake(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Source) => call(chooseTake, { params: { id } }),
    onError: (error) => toastError('Take not chosen', error),
    onSettled: () => client.invalidateQueries({ queryKey: sourcesKey(roadmapId) }),
  });
}

export function useDeleteRecording(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Recording) => call(deleteRecording, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: recordingsKey(roadmapId) }),
    onError: (error) => toastError('Not deleted', error),
  });
}
