import type { PersonData } from '@waymark/database/person-data';

export const personalData: PersonData = {
  mentor_applications: {
    exported: {
      file: 'mentor-applications',
      key: 'r.id',
      sql: `SELECT id, full_name, expertise, years_experience, achievements, impact_statement, linkedin_url, portfolio_url,
        status, created_at, decided_at, authenticity_score, perseverance_score, valor_score, ai_feedback
        FROM mentor_applications WHERE user_id = $1`,
    },
    erased: ['DELETE FROM mentor_applications WHERE user_id = $1'],
  },
  mentor_application_decisions: {
    exported: { not: 'written by admins for admins; status and feedback are exported with the application' },
    erased: { not: 'deleted with their application' },
  },
};
