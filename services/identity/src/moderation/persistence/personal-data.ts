import type { PersonData } from '@waymark/database/person-data';

export const personalData: PersonData = {
  reports: {
    exported: {
      file: 'reports',
      key: 'r.id',
      sql: `SELECT id, target_type, target_name, reason, text, created_at, outcome, resolved_at FROM reports
        WHERE reporter_id = $1`,
    },
    erased: ['UPDATE reports SET reporter_id = NULL WHERE reporter_id = $1'],
  },
  admin_actions: {
    exported: { not: 'the record of what admins did, which names others' },
    erased: { not: 'append-only: who decided what must stay known' },
  },
};
