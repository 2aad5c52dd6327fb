import { z } from 'zod';

/** Lists take `limit` and `cursor`; the `Link` header (rel="next") holds the next cursor. */
export const PageQuery = z.object({
  limit: z.coerce
    .number<number>()
    .int()
    .min(1, 'limit must be at least 1')
    .max(100, 'limit must be at most 100')
    .default(24),
  cursor: z.string().max(400).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** A page as services return it; the gateway moves `nextCursor` into the header, and depends on the order of the fields. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });
