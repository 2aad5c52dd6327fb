import { z } from 'zod';
import type { AdminActionKind } from './admin-action-kinds.ts';
import type { Caller } from './caller.ts';
import { defineEvent } from './events.ts';
import { text } from './text.ts';

/** Why an admin did it. The person concerned reads it. */
export const ReasonBody = z.object({ reason: text('A reason', 1_000, 3) }).meta({ id: 'ReasonBody' });
export type ReasonBody = z.infer<typeof ReasonBody>;

export const AdminActionFacts = z.object({
  adminId: z.number().int(),
  adminName: z.string(),
  action: z.string(), // `<what>.<verb>`, such as `roadmap.hide`
  target: z.object({ type: z.string(), id: z.string(), name: z.string() }),
  reason: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()), // facts of the change, shown to admins
});
export type AdminActionFacts = z.infer<typeof AdminActionFacts>;

/** An admin did something in this service: published in the transaction of the action. identity appends it to the audit. */
export const adminActionEvent = <O extends string>(owner: O) =>
  defineEvent(`${owner}.admin-action.recorded.v1`, AdminActionFacts);

interface Described {
  action: AdminActionKind;
  target: AdminActionFacts['target'];
  reason?: string | null;
  detail?: Record<string, unknown>;
}

export const adminAction = (
  { userId, username }: Caller,
  { action, target, reason = null, detail = {} }: Described,
): AdminActionFacts => ({ adminId: userId, adminName: username, action, target, reason, detail });
