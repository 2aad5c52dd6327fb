import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';

export const peerSessionsTables = {
  peer_registrations: {
    note: 'places and waiting lists',
    operator: 'SELECT',
    exported: {
      file: 'peer-registrations',
      about: 'your places in peer sessions',
      key: 'r.session_id',
      // Without the session's title and link, which are another person's.
      sql: `SELECT session_id, state, timezone, created_at, moved_up_at FROM peer_registrations WHERE user_id = $1`,
    },
    erased: ['DELETE FROM peer_registrations WHERE user_id = $1'],
  },
  peer_sessions: {
    note: 'sessions that members host',
    operator: 'SELECT',
    exported: {
      file: 'peer-sessions',
      about: 'peer sessions that you host',
      key: 'r.id',
      sql: `SELECT id, title, description, category, skill_level, starts_at, ends_at, timezone, capacity, is_virtual, join_link,
        location, facilitation_notes, agenda, materials, begun_at, ended_at, cancelled_at, cancel_reason, created_at,
        edited_at FROM peer_sessions WHERE host_id = $1`,
    },
    erased: ['DELETE FROM peer_sessions WHERE host_id = $1'],
  },
  peer_reminders: {
    note: 'per session and start',
    exported: { not: 'times of sessions; names no person' },
    erased: { not: 'deleted with the session' },
  },
} satisfies Partial<OwnedTables<TableName>>;
