import { defineEvent, type EventEnvelope } from '@waymark/contracts/events';
import { defineJob } from '@waymark/contracts/jobs';
import { defineRpc } from '@waymark/contracts/rpc';
import { newId } from '@waymark/kernel/ids';
import { z } from 'zod';

export const GetShoe = defineRpc('shop.get-shoe', {
  input: z.object({ size: z.number().int().positive(), colours: z.array(z.string().min(1)).default([]) }),
  output: z.object({ name: z.string(), size: z.number() }),
  timeoutMs: 2_000,
  access: 'optional',
});
export const Whoami = defineRpc('shop.whoami', {
  input: z.object({}).optional(),
  output: z.object({
    requestId: z.string(),
    userId: z.number().nullable(),
    deadline: z.number().optional(),
    idempotencyKey: z.string().optional(),
    inputHash: z.string().optional(),
  }),
  access: 'optional',
});
/** Handled by `stock`, which calls `shop.whoami`. */
export const RelayWhoami = defineRpc('stock.relay-whoami', {
  ...{ input: z.object({}), output: Whoami.output },
  access: 'optional',
});
export const Slow = defineRpc('shop.slow', {
  input: z.object({ ms: z.number() }),
  output: z.object({ pid: z.number() }),
  timeoutMs: 3_000,
  access: 'none',
});
/** Each returns the caller its handler got. */
const caller = { input: z.object({}), output: z.string().nullable() };
export const ForUsers = defineRpc('shop.for-users', caller);
export const ForAdmins = defineRpc('shop.for-admins', { ...caller, roles: ['admin'] });
export const ForAnyone = defineRpc('shop.for-anyone', { ...caller, access: 'none' });
export const ForServices = defineRpc('shop.for-services', { ...caller, access: 'service' });

export const ShoeSold = defineEvent('shop.shoe.sold.v1', z.object({ shoe: z.string() }));
export const ShoeReturned = defineEvent('shop.shoe.returned.v1', z.object({ shoe: z.string() }));

export const PolishShoe = defineJob(
  'polish',
  'polish-shoe',
  z.object({ shoe: z.string(), file: z.string().optional() }),
);

export const sold = (shoe: string, more: Partial<EventEnvelope> = {}): EventEnvelope => ({
  id: newId(),
  type: ShoeSold.type,
  occurredAt: new Date().toISOString(),
  requestId: 'r-sold',
  actorId: null,
  audience: [],
  data: { shoe },
  ...more,
});
