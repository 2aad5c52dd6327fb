import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Recording } from '@waymark/contracts/roadmaps/recordings';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { call } from '#lib/api.ts';
import { serverNow } from '#lib/server-clock.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { sourcesKey } from '../shared/use-sources.ts';
import { heldTakes } from './take-storage.ts';

/** A recording that gets no part for so long is not being recorded any more. */
const QUIET_MS = 60_000;
export const recordingsKey = (roadmapId: string) => ['recordings', roadmapId] as const;

/** Recordings on the server that no window records or shows. */
export const useUnfinishedRecordings = (roadmapId: string) =>
  useQuery({
    queryKey: recordingsKey(roadmapId),
    queryFn: async ({ signal }) => {
      const recordings = await call('GET /api/roadmaps/{id}/recordings', {
        params: { id: roadmapId },
        signal,
      });
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
      call('POST /api/recordings/{id}/finish', { params: { id }, body: { name } }),
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
      call('PUT /api/sources/{id}/transcript', { params: { id }, body: { text } }),
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
    mutationFn: ({ id }: Source) => call('POST /api/sources/{id}/choose-take', { params: { id } }),
    onError: (error) => toastError('Take not chosen', error),
    onSettled: () => client.invalidateQueries({ queryKey: sourcesKey(roadmapId) }),
  });
}

export function useDeleteRecording(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Recording) => call('DELETE /api/recordings/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: recordingsKey(roadmapId) }),
    onError: (error) => toastError('Not deleted', error),
  });
}
