import type { PersonData } from '@waymark/database/person-data';
import { deletedWithRoadmap, none, own } from '../../shared/persistence/person-tables.ts';

export const personalData: PersonData = {
  sources: {
    exported: {
      file: 'uploads',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, kind, status, original_name, file_type, file_size, duration_seconds, transcript,
        take_group, set_aside, levels, speaker, created_at FROM sources WHERE ${own}`,
    },
    erased: deletedWithRoadmap,
  },
  source_permissions: {
    exported: {
      file: 'upload-permissions',
      key: "lpad(r.id::text, 19, '0')",
      sql: `SELECT id, source_id, permission, granted, at, via, removed_quotes, removed_clips FROM source_permissions
        WHERE source_id IN (SELECT id FROM sources WHERE ${own})`,
    },
    erased: { not: 'each entry is deleted with its source' },
  },
  recordings: {
    exported: {
      file: 'unfinished-recordings',
      key: 'r.id::text',
      sql: `SELECT id, roadmap_id, file_type, bytes, created_at FROM recordings WHERE source_id IS NULL AND ${own}`,
    },
    erased: [`DELETE FROM recordings WHERE ${own}`],
  },
  recording_parts: none('numbers and hashes of a recording, deleted with it'),
  interview_answers: {
    exported: {
      file: 'interview',
      key: "r.roadmap_id || ' ' || r.question",
      sql: `SELECT roadmap_id, question, text, follow_up_question, follow_up_answer, updated_at FROM interview_answers
        WHERE ${own}`,
    },
    erased: [`DELETE FROM interview_answers WHERE ${own}`],
  },
  timeline_milestones: {
    exported: {
      file: 'timeline',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, position, year, title, description, steps, updated_at FROM timeline_milestones
        WHERE ${own}`,
    },
    erased: [`DELETE FROM timeline_milestones WHERE ${own}`],
  },
  artifacts: {
    exported: {
      file: 'found-in-uploads',
      key: 'r.id',
      sql: `SELECT id, source_id, name, file_type, file_size, caption, extraction, outside_model, created_at,
          expires_at
        FROM artifacts WHERE user_id = $1`,
    },
    erased: ['DELETE FROM artifacts WHERE user_id = $1'],
  },
};
