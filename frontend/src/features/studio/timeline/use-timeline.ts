import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Milestone, MilestoneBody, Timeline } from '@waymark/contracts/roadmaps/timeline';
import { ApiError, call } from '#lib/api.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { messageOf } from '#shared/ui/error-state.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';

const timelineKey = (roadmapId: string) => ['timeline', roadmapId] as const;

export const useTimeline = (roadmapId: string) =>
  useQuery({
    queryKey: timelineKey(roadmapId),
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}/timeline', { params: { id: roadmapId }, signal }),
  });

/** Adds a milestone, or changes the given one. */
export function useSaveMilestone(roadmapId: string, milestone: Milestone | null) {
  const client = useQueryClient();
  const idempotency = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: MilestoneBody) =>
      milestone
        ? call('PATCH /api/roadmaps/{id}/timeline/{milestoneId}', {
            params: { id: roadmapId, milestoneId: milestone.id },
            body: { ...body, revision: milestone.revision },
          })
        : call('POST /api/roadmaps/{id}/timeline', {
            params: { id: roadmapId },
            body,
            idempotencyKey: idempotency.keyOf(body),
          }),
    onSuccess: (saved) => {
      idempotency.reset();
      change(client, roadmapId, (milestones) =>
        milestones.some(({ id }) => id === saved.id)
          ? milestones.map((one) => (one.id === saved.id ? saved : one))
          : [...milestones, saved],
      );
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: timelineKey(roadmapId) });
      const isStale = error instanceof ApiError && error.code === 'STALE';
      toast({
        title: isStale ? 'Edited in another window' : 'Not saved',
        description: isStale
          ? 'Your text is still here. Please compare both versions, then save.'
          : messageOf(error),
        variant: 'destructive',
      });
    },
  });
}

export function useDeleteMilestone(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (milestoneId: string) =>
      call('DELETE /api/roadmaps/{id}/timeline/{milestoneId}', { params: { id: roadmapId, milestoneId } }),
    onSuccess: (_, id) =>
      change(client, roadmapId, (milestones) => milestones.filter((one) => one.id !== id)),
    onError: (error) => {
      void client.invalidateQueries({ queryKey: timelineKey(roadmapId) });
      toastError('Not deleted', error);
    },
  });
}

/** Shows the new order at once. */
export function useOrderTimeline(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (milestones: Milestone[]) =>
      call('PUT /api/roadmaps/{id}/timeline/order', {
        params: { id: roadmapId },
        body: { milestones: milestones.map(({ id }) => id) },
      }),
    onMutate: (milestones) => change(client, roadmapId, () => milestones),
    onSuccess: (timeline) => client.setQueryData(timelineKey(roadmapId), timeline),
    onError: (error) => {
      void client.invalidateQueries({ queryKey: timelineKey(roadmapId) });
      toastError('The order was not saved', error);
    },
  });
}

function change(client: QueryClient, roadmapId: string, fn: (milestones: Milestone[]) => Milestone[]): void {
  client.setQueryData<Timeline>(
    timelineKey(roadmapId),
    (timeline) => timeline && { milestones: fn(timeline.milestones) },
  );
}
