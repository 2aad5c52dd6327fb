import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addTranscript, deleteSource, getSourceText, listSources } from '@waymark/contracts/roadmaps/routes';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { call } from '../../../lib/api.ts';
import { refreshRoadmap } from './use-studio-roadmap.ts';

export const sourcesKey = (roadmapId: string) => ['sources', roadmapId] as const;

const LOOK_AGAIN_MS = 1_500;

/** The mentor's material. While a file is being read, looks again until it is. */
export const useSources = (roadmapId: string) =>
  useQuery({
    queryKey: sourcesKey(roadmapId),
    queryFn: ({ signal }) => call(listSources, { params: { id: roadmapId }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isBeingRead) ? LOOK_AGAIN_MS : false),
  });

export const isBeingRead = (source: Source): boolean => source.status === 'processing';

export function useAddTranscript(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      call(addTranscript, { params: { id: roadmapId }, body: { text, name: 'Transcript' } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sourcesKey(roadmapId) }),
    onError: (error) => toast({ title: 'Not saved', description: messageOf(error), variant: 'destructive' }),
  });
}

export function useDeleteSource(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteSource, { params: { id } }),
    onSuccess: () => {
      // Stages that played or showed it do so no more.
      void refreshRoadmap(client, roadmapId);
      return client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
    },
    onError: (error) =>
      toast({ title: 'Not removed', description: messageOf(error), variant: 'destructive' }),
  });
}

/** The text as it was read: spans of evidence count in it. It never changes. */
export const useSourceText = (id: string | null) =>
  useQuery({
    queryKey: ['source-text', id],
    queryFn: ({ signal }) => call(getSourceText, { params: { id: id! }, signal }),
    enabled: id !== null,
  });
