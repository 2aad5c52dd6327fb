import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { OutlineBody } from '@waymark/contracts/roadmaps/outline';
import { useNavigate } from 'react-router-dom';
import { call } from '#lib/api.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { workspacePath } from '../shared/paths.ts';
import { myRoadmapsKey } from '../shared/use-my-roadmaps.ts';
import { draftKey } from '../shared/use-studio-roadmap.ts';

export function keepNew(client: QueryClient, roadmap: Roadmap): void {
  client.setQueryData(draftKey(roadmap.id), roadmap);
  void client.invalidateQueries({ queryKey: myRoadmapsKey });
}

/** A draft with the same content, which it opens. */
export function useDuplicateRoadmap({ id }: Pick<Roadmap, 'id'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { keyOf, reset } = useIdempotencyKey();
  return useMutation({
    mutationFn: () =>
      call('POST /api/roadmaps/{id}/duplicate', { params: { id }, idempotencyKey: keyOf(id) }),
    onSuccess: (copy) => {
      reset();
      keepNew(client, copy);
      toast({
        title: 'Roadmap duplicated',
        description: 'This copy is a draft of its own. Recordings, files and quotes stay with the original.',
        variant: 'success',
      });
      navigate(workspacePath(copy.id));
    },
    onError: (error) => toastError('Not duplicated', error),
  });
}

/** A draft with these stages, which it opens. */
export function useCreateFromOutline() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { keyOf, reset } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: OutlineBody) =>
      call('POST /api/roadmaps/outline', { body, idempotencyKey: keyOf(body) }),
    onSuccess: (roadmap) => {
      reset();
      keepNew(client, roadmap);
      toast({
        title: 'Roadmap Created',
        description: 'Change every word until it is yours.',
        variant: 'success',
      });
      navigate(workspacePath(roadmap.id));
    },
    onError: (error) => toastError('Not created', error),
  });
}
