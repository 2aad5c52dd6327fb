import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';

export const applicationsTables = {
  mentor_applications: {
    note: 'with their AI evaluations',
    operator: 'SELECT',
    exported: {
      file: 'mentor-applications',
      about: 'your applications to become a mentor',
      key: 'r.id',
      sql: `SELECT id, full_name, expertise, years_experience, achievements, impact_statement, linkedin_url, portfolio_url,
        status, created_at, changed_at, decided_at, authenticity_score, perseverance_score, valor_score, ai_feedback
        FROM mentor_applications WHERE user_id = $1`,
    },
    erased: ['DELETE FROM mentor_applications WHERE user_id = $1'],
  },
  mentor_application_decisions: {
    note: 'append-only',
    exported: { not: 'written by admins for admins; status and feedback are exported with the application' },
    erased: { not: 'deleted with their application' },
  },
} satisfies Partial<OwnedTables<TableName>>;
