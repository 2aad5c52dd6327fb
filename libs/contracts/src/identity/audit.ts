import { z } from 'zod';
import { PageQuery } from '../paging.ts';

/** What an admin did. Never changed or removed. */
export const AuditEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    adminId: z.number().int().nullable(), // null: a command of the operator
    adminName: z.string(),
    action: z.string(), // `<what>.<verb>`
    target: z.object({ type: z.string(), id: z.string(), name: z.string() }), // the name at the time
    reason: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Newest first. `targetId` needs `targetType`. */
export const ListAuditQuery = PageQuery.extend({
  adminId: z.coerce
    .number<number>({ error: 'adminId is a number' })
    .pipe(z.int32('adminId is a number').positive('adminId is a positive number'))
    .optional(),
  targetType: z
    .string()
    .regex(/^[a-z-]{1,40}$/, 'targetType is a word such as user or roadmap')
    .optional(),
  targetId: z
    .string()
    .regex(/^[A-Za-z0-9:_-]{1,100}$/, 'This id is not valid.')
    .optional(),
}).refine(({ targetType, targetId }) => !targetId || targetType, {
  path: ['targetType'],
  message: 'targetId needs a targetType',
});
export type ListAuditQuery = z.infer<typeof ListAuditQuery>;
