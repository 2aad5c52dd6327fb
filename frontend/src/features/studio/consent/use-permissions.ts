import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PermissionBody } from '@waymark/contracts/roadmaps/permissions';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { call } from '#lib/api.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { sourcesKey } from '../shared/use-sources.ts';
import { refreshRoadmap } from '../shared/use-studio-roadmap.ts';

const permissionsKey = (sourceId: string) => ['permissions', sourceId] as const;
const outsideModelKey = (roadmapId: string) => ['outside-model', roadmapId] as const;

/** Current, since followers and the published version change elsewhere. */
export const usePermissions = (sourceId: string) =>
  useQuery({
    queryKey: permissionsKey(sourceId),
    queryFn: ({ signal }) => call('GET /api/sources/{id}/permissions', { params: { id: sourceId }, signal }),
    staleTime: 0,
  });

export function useChangePermission({ id, roadmapId }: Pick<Source, 'id' | 'roadmapId'>) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `permissions-${id}` },
    mutationFn: (body: PermissionBody) =>
      call('POST /api/sources/{id}/permissions', { params: { id }, body }),
    onSuccess: ({ permissions }) => {
      client.setQueryData(permissionsKey(id), permissions);
      void client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
      return refreshRoadmap(client, roadmapId);
    },
    onError: (error) => toastError('Not changed', error),
  });
}

/** Whether the material of a roadmap may be sent to an outside AI service. */
export const useOutsideModel = (roadmapId: string, enabled: boolean) =>
  useQuery({
    queryKey: outsideModelKey(roadmapId),
    queryFn: ({ signal }) =>
      call('GET /api/roadmaps/{id}/outside-model', { params: { id: roadmapId }, signal }),
    enabled,
  });

export function useSetOutsideModel(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (granted: boolean) =>
      call('PUT /api/roadmaps/{id}/outside-model', { params: { id: roadmapId }, body: { granted } }),
    onSuccess: (choice) => {
      client.setQueryData(outsideModelKey(roadmapId), choice);
      return client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
    },
    onError: (error) => toastError('Not saved', error),
  });
}
