import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  EditedStage,
  OrderBody,
  Roadmap,
  Stage,
  StageBody,
  UpdateRoadmapBody,
} from '@waymark/contracts/roadmaps/http';
import { ApiError, call } from '#lib/api.ts';
import { messageOf } from '#shared/ui/error-state.tsx';
import { toast } from '#shared/ui/toast.ts';
import { changeHistory, withEdit } from './edit-history.ts';
import { myRoadmapsKey } from './use-my-roadmaps.ts';

/** Key prefix of all queries of a roadmap. */
export const roadmapKey = (id: string) => ['roadmap', id] as const;
/** The mentor's draft. */
export const draftKey = (id: string) => ['roadmap', id, 'draft'] as const;

/** The mentor's draft, which differs from the published version until it is published. */
export const useStudioRoadmap = (id: string) =>
  useQuery({
    queryKey: draftKey(id),
    queryFn: ({ signal }) => fetchDraft(id, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Invalidates all queries that show a roadmap. */
export function refreshRoadmap(client: QueryClient, id: string): Promise<unknown> {
  void client.invalidateQueries({ queryKey: myRoadmapsKey });
  void client.invalidateQueries({ queryKey: ['roadmaps'] });
  return client.invalidateQueries({ queryKey: roadmapKey(id) });
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE';

/** Shows an error. If another window has edited the roadmap, also refetches it. */
export function showEditError(client: QueryClient, id: string, error: unknown, title: string): void {
  // The page with the login explains it.
  if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return;
  if (isStale(error)) void refreshRoadmap(client, id);
  toast({
    title: isStale(error) ? 'Edited in another window' : title,
    description: isStale(error)
      ? 'Nothing was lost. Look at both versions, then try again.'
      : messageOf(error),
    variant: 'destructive',
  });
}

/**
 * Applies an edit to the revision that the user saw. If another window has saved since and `untouched`
 * confirms that what the edit overwrites is unchanged, applies it to the newest revision; else throws STALE.
 */
async function edit<T>(
  client: QueryClient,
  { id, revision }: Roadmap,
  untouched: (now: Roadmap) => boolean,
  apply: (revision: number) => Promise<T>,
): Promise<T> {
  try {
    return await apply(revision);
  } catch (error) {
    if (!isStale(error)) throw error;
    const now = await client.fetchQuery({
      queryKey: draftKey(id),
      queryFn: () => fetchDraft(id),
      // The cached revision is the stale one.
      staleTime: 0,
    });
    if (!untouched(now)) throw error;
    const result = await apply(now.revision);
    toast({
      title: 'Saved along with other changes',
      description: 'Another window had changed other parts of this roadmap. They are shown here now.',
    });
    return result;
  }
}

const fetchDraft = (id: string, signal?: AbortSignal): Promise<Roadmap> =>
  call('GET /api/roadmaps/{id}', { params: { id }, query: { version: 'draft' }, signal });

/** Key of all mutations that edit a roadmap. */
export const editKey = (id: string) => ['edit-roadmap', id] as const;

/** Stores an edit of this tab for undo, unless it changed nothing. */
export function recordEdit({ id, revision: before }: Roadmap, revision: number, label: string): void {
  if (revision > before) changeHistory(id, (history) => withEdit(history, { revision, label }));
}

/** `untouched`: whether the details are still as the user saw them. */
export function useUpdateRoadmap(roadmap: Roadmap, untouched: (now: Roadmap) => boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: editKey(roadmap.id),
    mutationFn: (body: UpdateRoadmapBody) =>
      edit(client, roadmap, untouched, (revision) =>
        call('PATCH /api/roadmaps/{id}', { params: { id: roadmap.id }, body: { ...body, revision } }),
      ),
    onSuccess: ({ revision }) => {
      recordEdit(roadmap, revision, 'Edit details');
      return refreshRoadmap(client, roadmap.id);
    },
    onError: (error) => showEditError(client, roadmap.id, error, 'Not saved'),
  });
}

interface StageEdit {
  /** Null: a new stage at the end. */
  stageId: string | null;
  body: StageBody;
  /** Whether the stage is still as the user saw it. */
  untouched: (now: Stage) => boolean;
}

export function useSaveStage(roadmap: Roadmap) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: editKey(roadmap.id),
    mutationFn: ({ stageId, body, untouched }: StageEdit): Promise<EditedStage> => {
      const params = { id: roadmap.id };
      if (!stageId)
        return edit(
          client,
          roadmap,
          () => true,
          (revision) => call('POST /api/roadmaps/{id}/stages', { params, body: { ...body, revision } }),
        );
      const stageIn = ({ stages }: Roadmap) => stages.find(({ id }) => id === stageId);
      return edit(
        client,
        roadmap,
        (now) => untouchedIn(stageIn(now), untouched),
        (revision) =>
          call('PATCH /api/roadmaps/{id}/stages/{stageId}', {
            params: { ...params, stageId },
            body: { ...body, revision },
          }),
      );
    },
    onSuccess: ({ revision, title }, { stageId }) => {
      recordEdit(roadmap, revision, `${stageId ? 'Edit' : 'Add'} “${title}”`);
      toast({ title: 'Stage Saved', variant: 'success' });
      return refreshRoadmap(client, roadmap.id);
    },
    onError: (error) => showEditError(client, roadmap.id, error, 'Not saved'),
  });
}

const untouchedIn = (stage: Stage | undefined, untouched: (now: Stage) => boolean): boolean =>
  stage !== undefined && untouched(stage);

export function useDeleteStage(roadmap: Roadmap) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: editKey(roadmap.id),
    mutationFn: ({ id: stageId }: Stage) =>
      call('DELETE /api/roadmaps/{id}/stages/{stageId}', { params: { id: roadmap.id, stageId } }),
    onSuccess: ({ revision }, { title }) => {
      recordEdit(roadmap, revision, `Delete “${title}”`);
      return refreshRoadmap(client, roadmap.id);
    },
    onError: (error) => showEditError(client, roadmap.id, error, 'Not deleted'),
  });
}

/** Optimistic; reverted on failure. */
export function useReorderStages(roadmap: Roadmap) {
  const client = useQueryClient();
  const key = draftKey(roadmap.id);
  return useMutation({
    mutationKey: editKey(roadmap.id),
    scope: { id: `reorder-${roadmap.id}` },
    mutationFn: (stages: Stage[]) => {
      const order: OrderBody = {
        stages: stages.map(({ id, steps }) => ({ id, steps: steps.map((step) => step.id) })),
      };
      return call('PUT /api/roadmaps/{id}/order', { params: { id: roadmap.id }, body: order });
    },
    onMutate: (stages) => {
      const before = client.getQueryData<Roadmap>(key);
      client.setQueryData<Roadmap>(key, (now) => now && { ...now, stages });
      return { before };
    },
    onSuccess: (saved) => {
      recordEdit(roadmap, saved.revision, 'Move a stage');
      client.setQueryData(key, saved);
      return refreshRoadmap(client, roadmap.id);
    },
    onError: (error, _stages, context) => {
      client.setQueryData(key, context?.before);
      void refreshRoadmap(client, roadmap.id);
      showEditError(client, roadmap.id, error, 'Not moved');
    },
  });
}
