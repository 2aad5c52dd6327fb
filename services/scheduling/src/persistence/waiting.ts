/** Contested no-shows without a decision. */
export const waitingSql = `SELECT count(*)::int AS waiting, min(coalesce(responded_at, reported_at)) AS "oldestAt",
  max(coalesce(responded_at, reported_at)) AS "newestAt",
  (array_agg(session_id ORDER BY coalesce(responded_at, reported_at) DESC))[1] AS "newestId"
  FROM no_show_cases WHERE state = 'contested'`;
