import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SendPathRequestBody } from '@waymark/contracts/roadmaps/path-requests';
import { call } from '#lib/api.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';

const key = ['path-requests', 'mine'] as const;

export const useMyPathRequests = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call('GET /api/path-requests/mine', { signal }) });

export function useSendPathRequest() {
  const client = useQueryClient();
  const { keyOf, reset } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: SendPathRequestBody) =>
      call('POST /api/path-requests', { body, idempotencyKey: keyOf(body) }),
    onSuccess: () => {
      reset();
      return client.invalidateQueries({ queryKey: key });
    },
  });
}

export function useDeletePathRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/path-requests/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}
