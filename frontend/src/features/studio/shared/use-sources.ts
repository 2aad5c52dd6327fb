import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Source, UpdateSourceBody } from '@waymark/contracts/roadmaps/sources';
import { call } from '#lib/api.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { refreshRoadmap } from './use-studio-roadmap.ts';

export const sourcesKey = (roadmapId: string) => ['sources', roadmapId] as const;

const POLL_MS = 1_500;

/** The mentor's material. Polls while a file is being processed. */
export const useSources = (roadmapId: string) =>
  useQuery({
    queryKey: sourcesKey(roadmapId),
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}/sources', { params: { id: roadmapId }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isProcessing) ? POLL_MS : false),
  });

export const isProcessing = (source: Source): boolean => source.status === 'processing';

export function useAddTranscript(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      call('POST /api/roadmaps/{id}/transcript', {
        params: { id: roadmapId },
        body: { text, name: 'Written story' },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: sourcesKey(roadmapId) }),
    onError: (error) => toastError('Not saved', error),
  });
}

export function useUpdateSource(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: UpdateSourceBody & { id: string }) =>
      call('PATCH /api/sources/{id}', { params: { id }, body }),
    // Stages show the names of what they use.
    onSuccess: () => refreshRoadmap(client, roadmapId),
    onSettled: () => client.invalidateQueries({ queryKey: sourcesKey(roadmapId) }),
  });
}

export function useDeleteSource(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/sources/{id}', { params: { id } }),
    onSuccess: () => {
      // Stages may have used it.
      void refreshRoadmap(client, roadmapId);
      return client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
    },
    onError: (error) => toastError('Not removed', error),
  });
}

/** The extracted text, in which evidence is located by offsets. It changes only while no step quotes it. */
export const sourceText = (id: string | null) =>
  queryOptions({
    queryKey: ['source-text', id],
    queryFn: ({ signal }) => call('GET /api/sources/{id}/text', { params: { id: id! }, signal }),
    enabled: id !== null,
  });

export const useSourceText = (id: string | null) => useQuery(sourceText(id));
