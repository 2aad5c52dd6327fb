import { FORMER_MENTOR } from '@waymark/contracts/person-data';
import type { PersonData } from '@waymark/database/person-data';
import { filesData } from '../../files/persistence/personal-data.ts';
import { materialsData } from '../../materials/persistence/personal-data.ts';
import { moderationData } from '../../moderation/persistence/personal-data.ts';
import { networkData } from '../../network/persistence/personal-data.ts';
import { peerSessionsData } from '../../peer-sessions/persistence/personal-data.ts';
import { supportData } from '../../support/persistence/personal-data.ts';

/** What this service stores about a person, in the order in which it is erased: reports before what they are about. */
export const personalData: PersonData = {
  ...moderationData,
  ...supportData,
  ...materialsData,
  ...filesData,
  ...networkData,
  ...peerSessionsData,
  people: {
    exported: { not: 'copied from events of identity, which exports the profile' },
    // Later deliveries of older events have no effect.
    erased: [
      `UPDATE people SET username = '', name = '${FORMER_MENTOR}', avatar = NULL, bio = '', role = 'learner',
         role_at = 'infinity', profile_version = 2147483647 WHERE user_id = $1`,
    ],
  },
};
