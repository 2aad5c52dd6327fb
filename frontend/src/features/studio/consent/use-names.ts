import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NameDecision } from '@waymark/contracts/roadmaps/names';
import { call } from '#lib/api.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { refreshRoadmap, roadmapKey } from '../shared/use-studio-roadmap.ts';

const namesKey = (id: string) => [...roadmapKey(id), 'names'] as const;

/** Words of the working copy that may be names of other people. */
export const useNames = (roadmapId: string) =>
  useQuery({
    queryKey: namesKey(roadmapId),
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}/names', { params: { id: roadmapId }, signal }),
    staleTime: 0,
  });

export function useDecideName(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `names-${roadmapId}` },
    mutationFn: (body: NameDecision) =>
      call('POST /api/roadmaps/{id}/names', { params: { id: roadmapId }, body }),
    onSuccess: (names) => {
      client.setQueryData(namesKey(roadmapId), names);
      return refreshRoadmap(client, roadmapId);
    },
    onError: (error) => {
      // Another window may have changed the sentences.
      void client.invalidateQueries({ queryKey: namesKey(roadmapId) });
      toastError('Not saved', error);
    },
  });
}
