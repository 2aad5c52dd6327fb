import { z } from 'zod';

/** A comparison of all payments with the provider's records, in windows. */
export const Reconciliation = z
  .object({
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    compared: z.number().int(), // payments so far
    findings: z.array(z.object({ text: z.string(), isRepaired: z.boolean() })), // the first 100, open ones first
  })
  .meta({ id: 'Reconciliation' });
export type Reconciliation = z.infer<typeof Reconciliation>;
