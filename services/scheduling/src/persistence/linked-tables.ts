import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from './tables.ts';

export const linkedTables = {
  linked_calendars: {
    note: 'of mentors elsewhere; the addresses are encrypted with a key from CALENDAR_SECRET',
    exported: {
      file: 'linked-calendars',
      about: 'calendars elsewhere that you linked, without their secret addresses',
      key: 'r.id',
      sql: `SELECT id, label, checked_at, read_at, failure, created_at FROM linked_calendars WHERE mentor_id = $1`,
    },
    erased: ['DELETE FROM linked_calendars WHERE mentor_id = $1'],
  },
  busy_times: {
    note: 'when mentors are busy by their linked calendars, and nothing else of these',
    exported: {
      file: 'busy-times',
      about: 'the busy times that were read from your linked calendars',
      key: "r.calendar_id || ' ' || r.starts_at",
      sql: 'SELECT calendar_id, starts_at, ends_at FROM busy_times WHERE mentor_id = $1',
    },
    erased: ['DELETE FROM busy_times WHERE mentor_id = $1'],
  },
} satisfies Partial<OwnedTables<TableName>>;
