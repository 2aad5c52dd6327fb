import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';
import { deletedWithRoadmap, none, own } from '../../shared/persistence/person-tables.ts';

export const sourcesTables = {
  sources: {
    operator: 'SELECT',
    exported: {
      file: 'uploads',
      about: 'the files that you uploaded for your roadmaps',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, kind, status, original_name, file_type, file_size, duration_seconds, transcript,
        take_group, set_aside, levels, speaker, created_at FROM sources WHERE ${own}`,
    },
    erased: deletedWithRoadmap,
  },
  source_permissions: {
    note: 'append-only ledger of what mentors allow',
    operator: 'SELECT',
    exported: {
      file: 'upload-permissions',
      about: 'what you allowed to be done with your files',
      key: "lpad(r.id::text, 19, '0')",
      sql: `SELECT id, source_id, permission, granted, at, via, removed_quotes, removed_clips FROM source_permissions
        WHERE source_id IN (SELECT id FROM sources WHERE ${own})`,
    },
    erased: { not: 'each entry is deleted with its source' },
  },
  recordings: {
    note: 'that arrive in parts',
    exported: {
      file: 'unfinished-recordings',
      about: 'recordings that have not arrived completely',
      key: 'r.id::text',
      sql: `SELECT id, roadmap_id, file_type, bytes, created_at FROM recordings WHERE source_id IS NULL AND ${own}`,
    },
    erased: [`DELETE FROM recordings WHERE ${own}`],
  },
  recording_parts: { ...none('numbers and hashes of a recording, deleted with it') },
  interview_answers: {
    exported: {
      file: 'interview',
      about: 'your answers in the interview',
      key: "r.roadmap_id || ' ' || r.question",
      sql: `SELECT roadmap_id, question, text, follow_up_question, follow_up_answer, updated_at FROM interview_answers
        WHERE ${own}`,
    },
    erased: [`DELETE FROM interview_answers WHERE ${own}`],
  },
  timeline_milestones: {
    note: 'with their steps and links',
    exported: {
      file: 'timeline',
      about: 'the milestones of your timeline',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, position, year, title, description, steps, updated_at FROM timeline_milestones
        WHERE ${own}`,
    },
    erased: [`DELETE FROM timeline_milestones WHERE ${own}`],
  },
  artifacts: {
    note: 'what was found in files: uploads of a roadmap, and others for a day',
    exported: {
      file: 'found-in-uploads',
      about: 'what was found in the files that you analyzed',
      key: 'r.id',
      sql: `SELECT id, source_id, name, file_type, file_size, caption, extraction, outside_model, created_at,
          expires_at
        FROM artifacts WHERE user_id = $1`,
    },
    erased: ['DELETE FROM artifacts WHERE user_id = $1'],
  },
} satisfies Partial<OwnedTables<TableName>>;
