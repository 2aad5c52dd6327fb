import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addTranscript,
  deleteSource,
  getSourceText,
  listSources,
  renameSource,
} from '@waymark/contracts/roadmaps/routes';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { toastError } from '../../../components/ui/toast-error.ts';
import { call } from '../../../lib/api.ts';
import { refreshRoadmap } from './use-studio-roadmap.ts';

export const sourcesKey = (roadmapId: string) => ['sources', roadmapId] as const;

const POLL_MS = 1_500;

/** The mentor's material. Polls while a file is being processed. */
export const useSources = (roadmapId: string) =>
  useQuery({
    queryKey: sourcesKey(roadmapId),
    queryFn: ({ signal }) => call(listSources, { params: { id: roadmapId }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isProcessing) ? POLL_MS : false),
  });

export const isProcessing = (source: Source): boolean => source.status === 'processing';

export function useAddTranscript(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      call(addTranscript, { params: { id: roadmapId }, body: { text, name: 'Written story' } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sourcesKey(roadmapId) }),
    onError: (error) => toastError('Not saved', error),
  });
}

export function useRenameSource(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(renameSource, { params: { id }, body: { name } }),
    // Stages show the names of what they use.
    onSuccess: () => refreshRoadmap(client, roadmapId),
    onSettled: () => client.invalidateQueries({ queryKey: sourcesKey(roadmapId) }),
  });
}

export function useDeleteSource(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteSource, { params: { id } }),
    onSuccess: () => {
      // Stages may have used it.
      void refreshRoadmap(client, roadmapId);
      return client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
    },
    onError: (error) => toastError('Not removed', error),
  });
}

/** The extracted text, in which evidence is located by offsets. It changes only while no step quotes it. */
export const useSourceText = (id: string | null) =>
  useQuery({
    queryKey: ['source-text', id],
    queryFn: ({ signal }) => call(getSourceText, { params: { id: id! }, signal }),
    enabled: id !== null,
  });
