import type { PersonData } from '@waymark/database/person-data';

export const networkData: PersonData = {
  cards: {
    exported: {
      file: 'network-card',
      key: 'r.user_id',
      sql: `SELECT user_id, contact_email, is_email_public, categories, years_experience, response_time, is_available,
        struggles_overcome, current_challenges, help_offered, help_needed FROM cards WHERE user_id = $1`,
    },
    erased: ['DELETE FROM cards WHERE user_id = $1'],
  },
};
