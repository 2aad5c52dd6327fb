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
    queryFn: ({ signal }) => fetchDraft(id, signal),
    staleTime: 0,
  });

/** Looks at a roadmap again wherever it is shown. */
export function refreshRoadmap(client: QueryClient, id: string): Promise<unknown> {
  void client.invalidateQueries({ queryKey: myRoadmapsKey });
  void client.invalidateQueries({ queryKey: ['roadmaps'] });
  return client.invalidateQueries({ queryKey: roadmapKey(id) });
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE';

/** What another window or device changed meanwhile is fetched, and the person told. */
function explain(client: QueryClient, id: string, error: unknown, title: string): void {
  if (isStale(error)) void refreshRoadmap(client, id);
  toast({
    title: isStale(error) ? 'Changed somewhere else' : title,
    description: isStale(error)
      ? 'This was edited in another window. What you wrote is still here: please look at both, then save.'
      : messageOf(error),
    variant: 'destructive',
  });
}

/**
 * Makes an edit on the revision the person saw. Where another window was quicker, but left `untouched` what the edit
 * writes over, it is made on the newest revision instead; else STALE is thrown, with the newest fetched.
 */
async function edit<T>(
  client: QueryClient,
  { id, revision }: Roadmap,
  untouched: (now: Roadmap) => boolean,
  make: (revision: number) => Promise<T>,
): Promise<T> {
  try {
    return await make(revision);
  } catch (error) {
    if (!isStale(error)) throw error;
    const now = await client.fetchQuery({
      queryKey: draftKey(id),
      queryFn: () => fetchDraft(id),
      // Never what is in the cache: that is what proved to be old.
      staleTime: 0,
    });
    if (!untouched(now)) throw error;
    return await make(now.revision);
  }
}

const fetchDraft = (id: string, signal?: AbortSignal): Promise<Roadmap> =>
  call(getRoadmap, { params: { id }, query: { version: 'draft' }, signal });

/** `untouched`: whether another window left these details alone. */
export function useUpdateRoadmap(roadmap: Roadmap, untouched: (now: Roadmap) => boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateRoadmapBody) =>
      edit(client, roadmap, untouched, (revision) =>
        call(updateRoadmap, { params: { id: roadmap.id }, body: { ...body, revision } }),
      ),
    onSuccess: () => refreshRoadmap(client, roadmap.id),
    onError: (error) => explain(client, roadmap.id, error, 'Not saved'),
  });
}

interface StageEdit {
  /** Null: a new one at the end, which nobody can have touched. */
  stageId: string | null;
  body: StageBody;
  /** Whether another window left the stage as the person saw it. */
  untouched: (now: Stage) => boolean;
}

export function useSaveStage(roadmap: Roadmap) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ stageId, body, untouched }: StageEdit): Promise<Stage> => {
      const params = { id: roadmap.id };
      if (!stageId)
        return edit(
          client,
          roadmap,
          () => true,
          (revision) => call(addStage, { params, body: { ...body, revision } }),
        );
      const stageIn = ({ stages }: Roadmap) => stages.find(({ id }) => id === stageId);
      return edit(
        client,
        roadmap,
        (now) => untouchedIn(stageIn(now), untouched),
        (revision) => call(updateStage, { params: { ...params, stageId }, body: { ...body, revision } }),
      );
    },
    onSuccess: () => refreshRoadmap(client, roadmap.id),
    onError: (error) => explain(client, roadmap.id, error, 'Not saved'),
  });
}

const untouchedIn = (stage: Stage | undefined, untouched: (now: Stage) => boolean): boolean =>
  stage !== undefined && untouched(stage);

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
