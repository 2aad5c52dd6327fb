/** Reported items without a decision, and reported messages. */
export const waitingSql = `SELECT count(*)::int AS waiting, min("oldestAt") AS "oldestAt", max("newestAt") AS "newestAt",
    (SELECT id FROM (SELECT id FROM reports WHERE resolved_at IS NULL
      UNION ALL SELECT id FROM message_reports WHERE resolved_at IS NULL) open ORDER BY id DESC LIMIT 1) AS "newestId"
  FROM (SELECT min(created_at) AS "oldestAt", max(created_at) AS "newestAt" FROM reports WHERE resolved_at IS NULL
      GROUP BY item_id
    UNION ALL SELECT created_at, created_at FROM message_reports WHERE resolved_at IS NULL) waiting`;
