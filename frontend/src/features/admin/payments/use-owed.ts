import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MakePayoutBody } from '@waymark/contracts/payments/earnings';
import { call } from '#lib/api.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { toast } from '#shared/ui/toast.ts';

const key = ['admin', 'payments', 'owed'] as const;

export const useOwed = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/admin/payments/owed', { signal }),
    staleTime: 0,
  });

/** `onDone` runs after a success. */
export function useMakePayout(onDone: () => void) {
  const client = useQueryClient();
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: MakePayoutBody) =>
      call('POST /api/admin/payments/payouts', { body, idempotencyKey: keys.keyOf(body) }),
    onSuccess: () => {
      keys.reset();
      toast({ title: 'Payout recorded', description: 'The mentor gets an email.', variant: 'success' });
      onDone();
    },
    // After a refusal as well: what is due has changed then.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'payments'] }),
  });
}
