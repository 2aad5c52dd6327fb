import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Activity } from '../domain/growth.ts';

type Flat = Omit<Activity, 'recent'> & {
  [K in keyof Activity['recent'] as `recent_${K}`]: Activity['recent'][K];
};

/** `$1`: the member, `$2`: since when it is recent, `$3`: now. */
const ACTIVITY = `
  WITH given AS (
    SELECT s.request_id, s.created_at, r.author_id AS member, r.category, r.helped_by = s.id AS helped,
      s.created_at - r.created_at AS after
    FROM support_responses s JOIN support_requests r ON r.id = s.request_id
    WHERE s.author_id = $1 AND r.author_id <> $1
      AND s.removed_at IS NULL AND s.hidden_at IS NULL AND r.hidden_at IS NULL
  ), asked AS (
    SELECT id, category, created_at FROM support_requests WHERE author_id = $1 AND hidden_at IS NULL
  ), held AS (
    SELECT e.id, e.host_id, coalesce(e.ended_at, e.ends_at) AS ended_at FROM peer_sessions e
    WHERE e.cancelled_at IS NULL AND e.hidden_at IS NULL AND coalesce(e.ended_at, e.ends_at) <= $3 AND (e.host_id = $1
      OR EXISTS (SELECT FROM peer_registrations p WHERE p.session_id = e.id AND p.user_id = $1 AND p.state = 'registered'))
  ), met AS (
    SELECT member, created_at FROM given
    UNION ALL
    SELECT host_id, ended_at FROM held WHERE host_id <> $1
    UNION ALL
    SELECT p.user_id, h.ended_at FROM held h JOIN peer_registrations p ON p.session_id = h.id
    WHERE p.user_id <> $1 AND p.state = 'registered'
    UNION ALL
    SELECT s.author_id, s.created_at FROM support_responses s JOIN asked ON asked.id = s.request_id
    WHERE s.author_id <> $1 AND s.removed_at IS NULL AND s.hidden_at IS NULL
  ), firsts AS (
    SELECT min(after) AS after FROM given GROUP BY request_id HAVING min(created_at) > $2
  )
  SELECT (SELECT count(*)::int FROM given) AS responses,
    (SELECT count(DISTINCT request_id)::int FROM given) AS "respondedRequests",
    (SELECT count(*)::int FROM given WHERE helped) AS helped,
    (SELECT count(*)::int FROM asked) AS requests,
    (SELECT count(*)::int FROM held h WHERE h.host_id = $1
      AND EXISTS (SELECT FROM peer_registrations p WHERE p.session_id = h.id AND p.state = 'registered')) AS hosted,
    (SELECT count(*)::int FROM held WHERE host_id <> $1) AS attended,
    (SELECT count(DISTINCT member)::int FROM met) AS members,
    (SELECT count(*)::int FROM given WHERE created_at > $2) AS recent_responses,
    (SELECT coalesce(json_object_agg(category, count), '{}') FROM (
      SELECT category, count(*)::int FROM given WHERE created_at > $2 GROUP BY category) c) AS "recent_responsesBy",
    (SELECT coalesce(json_object_agg(category, count), '{}') FROM (
      SELECT category, count(*)::int FROM asked WHERE created_at > $2 GROUP BY category) c) AS "recent_requestsBy",
    (SELECT count(DISTINCT member)::int FROM met WHERE created_at > $2) AS recent_members,
    (SELECT count(*)::int FROM firsts) AS "recent_answeredRequests",
    (SELECT round(extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (ORDER BY after)) / 60)::int FROM firsts)
      AS "recent_minutesToRespond"`;

@Injectable()
export class ActivityReader {
  constructor(private readonly db: Database) {}

  async of(userId: number, recentSince: Date, now: Date): Promise<Activity> {
    const [row] = await this.db.query<Flat>(ACTIVITY, [userId, recentSince, now]);
    const { responses, respondedRequests, helped, requests, hosted, attended, members, ...recent } = row!;
    return {
      ...{ responses, respondedRequests, helped, requests, hosted, attended, members },
      recent: {
        responses: recent.recent_responses,
        responsesBy: recent.recent_responsesBy,
        requestsBy: recent.recent_requestsBy,
        members: recent.recent_members,
        answeredRequests: recent.recent_answeredRequests,
        minutesToRespond: recent.recent_minutesToRespond,
      },
    };
  }
}
