import { AppError } from '@waymark/kernel/app-error';
import { z } from 'zod';
import type { ProviderEvent } from './provider.ts';

/** An identifier: PostgreSQL cannot store every character of a JSON string. */
const Token = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const Event = z.object({
  id: Token,
  type: Token,
  data: z
    .object({
      object: z.object({
        object: z.string(),
        id: z.unknown().optional(),
        payment_intent: z.unknown().optional(),
      }),
    })
    .optional()
    .catch(undefined),
});

/** What is used of a verified webhook, of any API version. Throws AppError VALIDATION for anything but an event. */
export function readEvent(content: unknown): ProviderEvent {
  const event = Event.safeParse(content);
  if (!event.success) throw new AppError('VALIDATION', 'The webhook is not a valid event.');
  const { id, type, data } = event.data;
  const about = data?.object;
  const intentId = Token.safeParse(about?.object === 'payment_intent' ? about.id : about?.payment_intent);
  return { id, type, intentId: intentId.success ? intentId.data : null };
}
