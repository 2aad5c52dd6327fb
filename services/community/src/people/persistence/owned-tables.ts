import { FORMER_MENTOR } from '@waymark/contracts/person-data';
import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';

export const peopleTables = {
  people: {
    note: 'projection of mentors and admins, and of learners who have a thread',
    operator: 'SELECT',
    exported: { not: 'copied from events of identity, which exports the profile' },
    // Later deliveries of older events have no effect.
    erased: [
      `UPDATE people SET username = '', name = '${FORMER_MENTOR}', avatar = NULL, bio = '', role = 'learner',
         role_at = 'infinity', profile_version = 2147483647 WHERE user_id = $1`,
    ],
  },
} satisfies Partial<OwnedTables<TableName>>;
