import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';

export const networkTables = {
  cards: {
    note: 'of the mentor network',
    operator: 'SELECT',
    exported: {
      file: 'network-card',
      about: 'your card in the mentor network',
      key: 'r.user_id',
      sql: `SELECT user_id, contact_email, is_email_public, categories, years_experience, response_time, is_available,
        struggles_overcome, current_challenges, help_offered, help_needed FROM cards WHERE user_id = $1`,
    },
    erased: ['DELETE FROM cards WHERE user_id = $1'],
  },
} satisfies Partial<OwnedTables<TableName>>;
