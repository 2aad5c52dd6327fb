import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AdminPaymentState,
  PaymentRecord,
  RefundPaymentBody,
} from '@waymark/contracts/payments/admin-payments';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { toast } from '#shared/ui/toast.ts';

const listKey = ['admin', 'payments', 'list'] as const;
const keyOf = (id: string) => ['admin', 'payments', 'one', id] as const;
/** While a refund is not settled: no live event reports it to admins. */
const REFETCH_MS = 3_000;

export interface PaymentFilter {
  q?: string;
  userId?: number;
  amount?: number;
  state?: AdminPaymentState;
  from?: string;
  to?: string;
}

/** Newest first. The previous result stays visible while a new one loads. */
export const usePayments = (filter: PaymentFilter) =>
  useInfiniteQuery({
    queryKey: [...listKey, filter],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/admin/payments/intents', {
        query: { ...filter, limit: 50, cursor: pageParam },
        signal,
      }),
    ...cursorPaging,
    placeholderData: (previous) => previous,
    staleTime: 0,
  });

const isMoving = ({ refunds }: PaymentRecord): boolean =>
  refunds.some(({ state }) => state === 'waiting' || state === 'pending');

export const usePayment = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call('GET /api/admin/payments/intents/{id}', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data && isMoving(data) && REFETCH_MS,
  });

/** `onDone` runs after a success. */
export function useRefund(id: string, onDone: () => void) {
  const client = useQueryClient();
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: RefundPaymentBody) =>
      call('POST /api/admin/payments/intents/{id}/refunds', {
        params: { id },
        body,
        idempotencyKey: keys.keyOf(body),
      }),
    onSuccess: () => {
      keys.reset();
      toast({
        title: 'Refund requested',
        description: 'The payer gets an email when the provider has made it.',
        variant: 'success',
      });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'payments'] }),
  });
}
