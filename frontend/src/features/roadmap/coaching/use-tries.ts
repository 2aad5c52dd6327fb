import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import { call } from '#lib/api.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { coachingsKey } from './coachings-key.ts';

/** The coachings of a step, newest first; loaded when they are opened. */
export function useTries(user: User, roadmapId: string, stepId: string, isOpen: boolean) {
  const client = useQueryClient();
  const params = { id: roadmapId, stepId };
  const key = [...coachingsKey(user.id, roadmapId), stepId];
  const tries = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}/steps/{stepId}/coachings', { params, signal }),
    enabled: isOpen,
    staleTime: 0,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call('DELETE /api/coachings/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: coachingsKey(user.id, roadmapId) }),
    onError: (error) => toastError('Error', error),
  });
  return { tries, remove };
}
