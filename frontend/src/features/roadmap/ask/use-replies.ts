import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toastError } from '#shared/ui/toast-error.ts';

export const repliesKey = (roadmapId: string) => ['replies', roadmapId] as const;

/** The stored replies, newest first; loaded when they are opened. */
export function useReplies(roadmapId: string, isOpen: boolean) {
  const client = useQueryClient();
  const replies = useQuery({
    queryKey: repliesKey(roadmapId),
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}/replies', { params: { id: roadmapId }, signal }),
    enabled: isOpen,
    staleTime: 0,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call('DELETE /api/replies/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: repliesKey(roadmapId) }),
    onError: (error) => toastError('Error', error),
  });
  return { replies, remove };
}
