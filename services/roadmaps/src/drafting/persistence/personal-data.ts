import type { PersonData } from '@waymark/database/person-data';
import { own } from '../../shared/persistence/person-tables.ts';

export const personalData: PersonData = {
  review_decisions: {
    exported: { not: 'copies of steps for undo, which the steps contain' },
    erased: [`DELETE FROM review_decisions WHERE ${own}`],
  },
};
