import { call } from '#lib/api.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';

/** What an admin does to a person in the course of a decision; a repeated press does it only once. */
export function useActOnUser(id: number) {
  const { keyOf } = useIdempotencyKey();
  const params = { id };
  return {
    suspend: (reason: string) => call('POST /api/admin/users/{id}/suspend', { params, body: { reason } }),
    write: (text: string) => {
      const body = { text };
      return call('POST /api/admin/users/{id}/message', { params, body, idempotencyKey: keyOf(body) });
    },
  };
}
