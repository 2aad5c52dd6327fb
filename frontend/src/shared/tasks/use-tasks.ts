import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChangeTaskBody, Task } from '@waymark/contracts/scheduling/tasks';
import { call } from '#lib/api.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';

/** Sessions contain tasks, so whatever refreshes them refreshes these. */
const sessionsKey = ['sessions'] as const;
const tasksKey = [...sessionsKey, 'tasks'] as const;

/** The user's tasks as a learner. */
export const useOwnTasks = () =>
  useQuery({
    queryKey: tasksKey,
    queryFn: ({ signal }) => call('GET /api/tasks', { signal }),
    staleTime: 10_000,
  });

/** Ticks or comments on a task; `variables` are to be shown while it is pending, until the lists are read again. */
export function useChangeTask({ id, text }: Pick<Task, 'id' | 'text'>) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (body: ChangeTaskBody) => call('PATCH /api/tasks/{id}', { params: { id }, body }),
    onSuccess: async (_, { done, comment }) => {
      const undo = { label: 'Undo', onClick: () => change.mutate({ done: false }) };
      if (done && comment === undefined)
        toast({ title: 'Task done', description: text, variant: 'success', action: undo });
      await refresh(client);
    },
    onError: async (error) => {
      toastError('Not saved', error, error.message);
      // It may have been removed meanwhile.
      await refresh(client);
    },
  });
  return change;
}

const refresh = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: sessionsKey });
