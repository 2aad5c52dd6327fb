import type { PersonData } from '@waymark/database/person-data';
import { none } from '../../shared/persistence/person-tables.ts';

export const personalData: PersonData = {
  ai_run_starts: {
    exported: { not: 'counted against the limits of a day; `ai_runs` has the runs' },
    erased: ['DELETE FROM ai_run_starts WHERE user_id = $1'],
  },
  run_events: none('the progress of a run, without texts; deleted with it'),
  ai_runs: {
    exported: {
      file: 'ai-runs',
      key: 'r.id',
      sql: `SELECT id, kind, roadmap_id, step_id, question, status, engine, user_context, coaching, reply, wording, extraction,
        draft, inputs_used, created_at,
        finished_at FROM ai_runs WHERE user_id = $1`,
    },
    erased: ['DELETE FROM ai_runs WHERE user_id = $1'],
  },
};
