import { FORMER_MENTOR } from '@waymark/contracts/person-data';
import type { PersonData } from '@waymark/database/person-data';

/**
 * What this service stores about a person. Requests, materials and hosted sessions are deleted; responses lose their text, so that
 * replies stay readable.
 */
export const personalData: PersonData = {
  reports: {
    exported: {
      file: 'community-reports',
      key: 'r.id',
      // The quote is not included: it is another person's.
      sql: `SELECT id, kind, reason, text, created_at, outcome, resolved_at FROM reports WHERE reporter_id = $1`,
    },
    erased: [
      // With the person's requests, the responses to them are deleted.
      `DELETE FROM reports WHERE author_id = $1 OR item_id IN (SELECT s.id FROM support_responses s
         JOIN support_requests r ON r.id = s.request_id WHERE r.author_id = $1)`,
      'UPDATE reports SET reporter_id = NULL, reporter_name = NULL WHERE reporter_id = $1',
    ],
  },
  support_requests: {
    exported: {
      file: 'support-requests',
      key: 'r.id',
      sql: `SELECT id, title, description, category, urgency, skills, state, helped_by IS NOT NULL AS helped, created_at,
        edited_at, closed_at, hidden_at, hidden_reason FROM support_requests WHERE author_id = $1`,
    },
    erased: ['DELETE FROM support_requests WHERE author_id = $1'],
  },
  support_responses: {
    exported: {
      file: 'support-responses',
      key: 'r.id',
      // The request's title is not included: it is another person's.
      sql: `SELECT id, request_id, text, created_at, edited_at, removed_at, hidden_at,
        hidden_reason FROM support_responses WHERE author_id = $1`,
    },
    erased: [
      `UPDATE support_requests SET helped_by = NULL
       WHERE helped_by IN (SELECT id FROM support_responses WHERE author_id = $1)`,
      `UPDATE support_responses SET text = '', removed_at = coalesce(removed_at, now()), hidden_at = NULL,
         hidden_reason = NULL WHERE author_id = $1`,
    ],
  },
  materials: {
    exported: {
      file: 'learning-materials',
      key: 'r.id',
      sql: `SELECT id, title, description, type, category, difficulty, tags, file_id, link, captions_id, view_count,
        is_published, published_at, hidden_reason, created_at, edited_at FROM materials WHERE author_id = $1`,
    },
    erased: ['DELETE FROM materials WHERE author_id = $1'],
  },
  material_views: {
    exported: {
      file: 'learning-material-views',
      key: `r.material_id || ' ' || r.day`,
      sql: 'SELECT material_id, day FROM material_views WHERE user_id = $1',
    },
    // The count of the material remains.
    erased: ['DELETE FROM material_views WHERE user_id = $1'],
  },
  material_positions: {
    exported: {
      file: 'learning-material-positions',
      key: 'r.material_id',
      sql: 'SELECT material_id, position, updated_at FROM material_positions WHERE user_id = $1',
    },
    erased: ['DELETE FROM material_positions WHERE user_id = $1'],
  },
  files: {
    exported: {
      file: 'uploaded-files',
      key: 'r.id',
      sql: `SELECT id, purpose, name, state, reason, size, type, duration_seconds, page_count, created_at
        FROM files WHERE owner_id = $1 AND state <> 'removed'`,
    },
    // The bytes are deleted after the transaction, or swept.
    erased: ['DELETE FROM files WHERE owner_id = $1'],
  },
  cards: {
    exported: {
      file: 'network-card',
      key: 'r.user_id',
      sql: `SELECT user_id, contact_email, is_email_public, categories, years_experience, response_time, is_available,
        struggles_overcome, current_challenges, help_offered, help_needed FROM cards WHERE user_id = $1`,
    },
    erased: ['DELETE FROM cards WHERE user_id = $1'],
  },
  peer_registrations: {
    exported: {
      file: 'peer-registrations',
      key: 'r.session_id',
      // Without the session's title and link, which are another person's.
      sql: `SELECT session_id, state, timezone, created_at, moved_up_at FROM peer_registrations WHERE user_id = $1`,
    },
    erased: ['DELETE FROM peer_registrations WHERE user_id = $1'],
  },
  peer_sessions: {
    exported: {
      file: 'peer-sessions',
      key: 'r.id',
      sql: `SELECT id, title, description, category, skill_level, starts_at, ends_at, timezone, capacity, is_virtual, join_link,
        location, facilitation_notes, agenda, materials, begun_at, ended_at, cancelled_at, cancel_reason, created_at,
        edited_at FROM peer_sessions WHERE host_id = $1`,
    },
    erased: ['DELETE FROM peer_sessions WHERE host_id = $1'],
  },
  peer_reminders: {
    exported: { not: 'times of sessions; names no person' },
    erased: { not: 'deleted with the session' },
  },
  people: {
    exported: { not: 'copied from events of identity, which exports the profile' },
    // Later deliveries of older events have no effect.
    erased: [
      `UPDATE people SET username = '', name = '${FORMER_MENTOR}', avatar = NULL, bio = '', role = 'learner',
         role_at = 'infinity', profile_version = 2147483647 WHERE user_id = $1`,
    ],
  },
};
