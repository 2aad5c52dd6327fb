import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '#lib/api.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import {
  changeHistory,
  clearHistory,
  type Edit,
  useHistory,
  withRedone,
  withUndone,
} from '../shared/edit-history.ts';
import { draftKey, editKey, refreshRoadmap } from '../shared/use-studio-roadmap.ts';

type Direction = 'undo' | 'redo';

/** Undo and redo of the edits that this tab made. */
export function useEditUndo(roadmapId: string) {
  const history = useHistory(roadmapId);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: editKey(roadmapId),
    scope: { id: `undo-${roadmapId}` },
    mutationFn: ({ edit }: { edit: Edit; direction: Direction }) =>
      call('POST /api/roadmaps/{id}/edits/{revision}/undo', {
        params: { id: roadmapId, revision: edit.revision },
      }),
    onSuccess: (roadmap, { edit, direction }) => {
      const change = direction === 'undo' ? withUndone : withRedone;
      changeHistory(roadmapId, (now) => change(now, roadmap.revision));
      client.setQueryData(draftKey(roadmapId), roadmap);
      toast({ title: direction === 'undo' ? `Undone: ${edit.label}` : `Redone: ${edit.label}` });
      return refreshRoadmap(client, roadmapId);
    },
    onError: (error, { direction }) => {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') clearHistory(roadmapId);
      if (!(error instanceof ApiError && error.code === 'STALE'))
        return toastError(direction === 'undo' ? 'Not undone' : 'Not redone', error);
      toast({
        title: direction === 'undo' ? 'Not undone' : 'Not redone',
        description: 'The roadmap has since been changed in another window or by a draft. Nothing was lost.',
        variant: 'destructive',
      });
      return refreshRoadmap(client, roadmapId);
    },
  });
  const run = (direction: Direction) => () => {
    const edit = history[direction].at(-1);
    if (edit && !isPending) mutate({ edit, direction });
  };
  return { history, isPending, undo: run('undo'), redo: run('redo') };
}
