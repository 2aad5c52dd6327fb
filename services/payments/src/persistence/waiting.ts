/** Refunds that the provider refused, or that the bank sent back. The conditions match the partial indexes. */
export const waitingSql = `SELECT count(*)::int AS waiting, min(created_at) AS "oldestAt",
  max(created_at) AS "newestAt", (array_agg(id ORDER BY created_at DESC))[1] AS "newestId"
  FROM refunds WHERE returned_at IS NOT NULL OR (next_try_at IS NOT NULL AND attempts > 0)`;
