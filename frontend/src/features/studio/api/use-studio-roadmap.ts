import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  OrderBody,
  Roadmap,
  Stage,
  StageBody,
  UpdateRoadmapBody,
} from '@waymark/contracts/roadmaps/http';
import {
  addStage,
  deleteStage,
  getRoadmap,
  reorder,
  updateRoadmap,
  updateStage,
} from '@waymark/contracts/roadmaps/routes';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { myRoadmapsKey } from './use-my-roadmaps.ts';

/** Everything that is known of a roadmap on any screen. */
export const roadmapKey = (id: string) => ['roadmap', id] as const;
/** What its mentor is working on. */
export const draftKey = (id: string) => ['roadmap', id, 'draft'] as const;

/** The working copy: what learners see is something else from the first edit to the next publishing. */
export const useStudioRoadmap = (id: string) =>
  useQuery({
    queryKey: draftKey(id),
    queryFn: ({ signal }) => call(getRoadmap, { params: { id }, query: { version: 'draft' }, signal }),
    staleTime: 0,
  });

/** Looks at a roadmap again wherever it is shown. */
export function refreshRoadmap(client: QueryClient, id: string): Promise<unknown> {
  void client.invalidateQueries({ queryKey: myRoadmapsKey });
  void client.invalidateQueries({ queryKey: ['roadmaps'] });
  return client.invalidateQueries({ queryKey: roadmapKey(id) });
}

/** What another window or device changed meanwhile is fetched, and the person told. */
function explain(client: QueryClient, id: string, error: unknown, title: string): void {
  const stale = error instanceof ApiError && error.code === 'STALE';
  if (stale) void refreshRoadmap(client, id);
  toast({
    title: stale ? 'Changed somewhere else' : title,
    description: stale
      ? 'This roadmap was edited in another window. It is up to date again: please look, then repeat your change.'
      : messageOf(error),
    variant: 'destructive',
  });
}

export function useUpdateRoadmap(roadmap: Roadmap) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateRoadmapBody) =>
      call(updateRoadmap, { params: { id: roadmap.id }, body: { ...body, revision: roadmap.revision } }),
    onSuccess: () => refreshRoadmap(client, roadmap.id),
    onError: (error) => explain(client, roadmap.id, error, 'Not saved'),
  });
}

/** Saves a stage: with an id the one that is there, without a new one at the end. */
export function useSaveStage(roadmap: Roadmap) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ stageId, body }: { stageId: string | null; body: StageBody }): Promise<Stage> => {
      const params = { id: roadmap.id };
      const edit = { ...body, revision: roadmap.revision };
      return stageId
        ? call(updateStage, { params: { ...params, stageId }, body: edit })
        : call(addStage, { params, body: edit });
    },
    onSuccess: () => refreshRoadmap(client, roadmap.id),
    onError: (error) => explain(client, roadmap.id, error, 'Not saved'),
  });
}

export function useDeleteStage(roadmap: Roadmap) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stageId: string) => call(deleteStage, { params: { id: roadmap.id, stageId } }),
    onSuccess: () => refreshRoadmap(client, roadmap.id),
    onError: (error) => explain(client, roadmap.id, error, 'Not deleted'),
  });
}

/** Puts stages in another order: at once on screen, taken back when the server refuses. */
export function useReorderStages(roadmap: Roadmap) {
  const client = useQueryClient();
  const key = draftKey(roadmap.id);
  return useMutation({
    scope: { id: `reorder-${roadmap.id}` },
    mutationFn: (stages: Stage[]) => {
      const order: OrderBody = {
        stages: stages.map(({ id, steps }) => ({ id, steps: steps.map((step) => step.id) })),
      };
      return call(reorder, { params: { id: roadmap.id }, body: order });
    },
    onMutate: (stages) => {
      const before = client.getQueryData<Roadmap>(key);
      client.setQueryData<Roadmap>(key, (now) => now && { ...now, stages });
      return { before };
    },
    onSuccess: (saved) => {
      client.setQueryData(key, saved);
      return refreshRoadmap(client, roadmap.id);
    },
    onError: (error, _stages, context) => {
      client.setQueryData(key, context?.before);
      void refreshRoadmap(client, roadmap.id);
      explain(client, roadmap.id, error, 'Not moved');
    },
  });
}
