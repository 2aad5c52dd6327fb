import { FileProbed } from '@waymark/contracts/ai/events';
import { ProbeFileJob } from '@waymark/contracts/ai/jobs';
import * as events from '@waymark/contracts/community/events';
import * as files from '@waymark/contracts/community/files.endpoints';
import * as growth from '@waymark/contracts/community/growth.endpoints';
import * as materials from '@waymark/contracts/community/materials.endpoints';
import * as moderation from '@waymark/contracts/community/moderation.endpoints';
import * as moderationEvents from '@waymark/contracts/community/moderation-events';
import * as network from '@waymark/contracts/community/network.endpoints';
import * as peerEvents from '@waymark/contracts/community/peer-events';
import * as peer from '@waymark/contracts/community/peer-sessions.endpoints';
import * as account from '@waymark/contracts/community/rpc-account';
import * as support from '@waymark/contracts/community/support.endpoints';
import { eventsIn } from '@waymark/contracts/events';
import * as identity from '@waymark/contracts/identity/events';
import { ListPeople } from '@waymark/contracts/identity/rpc-people';
import { rpcsIn } from '@waymark/contracts/rpc';
import { systemRpcs } from '@waymark/contracts/system';
import { defineProcess } from '@waymark/messaging/manifest';
import { Env } from './env.ts';
import { ownedTables } from './persistence/owned-tables.ts';

const people = 'copies names, roles and pictures';
const closes = 'closes what former members hold open';

export const manifest = defineProcess({
  name: 'community',
  purpose:
    'the network of mentors, requests for help and the responses, sessions for each other, learning materials, uploaded files, reports of these',
  env: Env,
  tables: ownedTables,
  handles: rpcsIn(
    network,
    support,
    peer,
    materials,
    files,
    moderation,
    growth,
    account,
    systemRpcs.community,
  ),
  calls: [ListPeople],
  publishes: eventsIn(events, peerEvents, moderationEvents),
  consumes: [
    { event: identity.UserRegistered, effect: people },
    { event: identity.UserRoleChanged, effect: `${people}; ${closes}` },
    { event: identity.MentorChanged, effect: people },
    { event: identity.UserSuspended, effect: `hides them from the network, and their materials; ${closes}` },
    { event: identity.UserRestored, effect: 'shows them again' },
    {
      event: identity.UserDeletionChanged,
      effect: `hides them from the network, and ${closes}; or shows them again`,
    },
    {
      event: identity.UserDeleted,
      effect:
        'deletes card, requests, hosted sessions, materials and files, and the text of responses; frees places',
    },
    { event: FileProbed, effect: 'stores what the worker measured' },
  ],
  enqueues: [ProbeFileJob],
});
