/** Reported items without a decision. */
export const waitingSql = `SELECT count(DISTINCT item_id)::int AS waiting, min(created_at) AS "oldestAt",
  max(created_at) AS "newestAt", (SELECT id FROM reports WHERE resolved_at IS NULL ORDER BY id DESC LIMIT 1) AS "newestId"
  FROM reports WHERE resolved_at IS NULL`;
