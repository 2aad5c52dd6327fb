import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';
import { none } from '../../shared/persistence/person-tables.ts';

export const runsTables = {
  ai_run_starts: {
    note: 'of the last day, counted against the limits',
    operator: 'SELECT',
    exported: { not: 'counted against the limits of a day; `ai_runs` has the runs' },
    erased: ['DELETE FROM ai_run_starts WHERE user_id = $1'],
  },
  run_events: { operator: 'SELECT', ...none('the progress of a run, without texts; deleted with it') },
  ai_runs: {
    operator: 'SELECT',
    exported: {
      file: 'ai-runs',
      about: 'what AI or the program made for you: drafts, coaching, wordings and answers',
      key: 'r.id',
      sql: `SELECT id, kind, roadmap_id, step_id, question, status, engine, user_context, coaching, reply, wording, extraction,
        draft, inputs_used, created_at,
        finished_at FROM ai_runs WHERE user_id = $1`,
    },
    erased: ['DELETE FROM ai_runs WHERE user_id = $1'],
  },
} satisfies Partial<OwnedTables<TableName>>;
