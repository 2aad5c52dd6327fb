import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { decideName, getNames } from '@waymark/contracts/roadmaps/name-routes';
import type { NameDecision } from '@waymark/contracts/roadmaps/names';
import { toastError } from '../../../components/ui/toast-error.ts';
import { call } from '../../../lib/api.ts';
import { refreshRoadmap, roadmapKey } from './use-studio-roadmap.ts';

const namesKey = (id: string) => [...roadmapKey(id), 'names'] as const;

/** Words of the working copy that may be names of other people. */
export const useNames = (roadmapId: string) =>
  useQuery({
    queryKey: namesKey(roadmapId),
    queryFn: ({ signal }) => call(getNames, { params: { id: roadmapId }, signal }),
    staleTime: 0,
  });

export function useDecideName(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `names-${roadmapId}` },
    mutationFn: (body: NameDecision) => call(decideName, { params: { id: roadmapId }, body }),
    onSuccess: (names) => {
      client.setQueryData(namesKey(roadmapId), names);
      return refreshRoadmap(client, roadmapId);
    },
    onError: (error) => toastError('Not saved', error),
  });
}
