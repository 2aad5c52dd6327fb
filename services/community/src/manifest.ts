import { FileProbed } from '@waymark/contracts/ai/events';
import { ProbeFileJob } from '@waymark/contracts/ai/jobs';
import * as events from '@waymark/contracts/community/events';
import * as files from '@waymark/contracts/community/files.endpoints';
import * as growth from '@waymark/contracts/community/growth.endpoints';
import * as materials from '@waymark/contracts/community/materials.endpoints';
import * as messageEvents from '@waymark/contracts/community/message-events';
import * as messages from '@waymark/contracts/community/messages.endpoints';
import * as moderation from '@waymark/contracts/community/moderation.endpoints';
import * as moderationEvents from '@waymark/contracts/community/moderation-events';
import * as network from '@waymark/contracts/community/network.endpoints';
import * as peerEvents from '@waymark/contracts/community/peer-events';
import * as peer from '@waymark/contracts/community/peer-sessions.endpoints';
import * as account from '@waymark/contracts/community/rpc-account';
import * as support from '@waymark/contracts/community/support.endpoints';
import { eventsIn } from '@waymark/contracts/events';
import * as identity from '@waymark/contracts/identity/events';
import { FindPerson, ListPeople } from '@waymark/contracts/identity/rpc-people';
import { signalsIn } from '@waymark/contracts/live';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { ShareRoadmap } from '@waymark/contracts/roadmaps/rpc-pairs';
import { rpcsIn } from '@waymark/contracts/rpc';
import { SessionBooked } from '@waymark/contracts/scheduling/events';
import { HaveSession } from '@waymark/contracts/scheduling/rpc-pairs';
import { systemRpcs } from '@waymark/contracts/system';
import { defineProcess } from '@waymark/messaging/manifest';
import { Env } from './env.ts';
import { ownedTables } from './persistence/owned-tables.ts';

const people = 'copies names, roles and pictures';
const closes = 'closes what former members hold open';

export const manifest = defineProcess({
  name: 'community',
  purpose:
    'the network of mentors, requests for help and the responses, sessions for each other, learning materials, messages between two people, uploaded files, reports of these',
  env: Env,
  tables: ownedTables,
  handles: rpcsIn(
    network,
    support,
    peer,
    materials,
    files,
    moderation,
    messages,
    growth,
    account,
    systemRpcs.community,
  ),
  // What two people share decides whether a first message is a request; a step is read on behalf of its sender.
  calls: [ListPeople, FindPerson, HaveSession, ShareRoadmap, GetRoadmap],
  publishes: eventsIn(events, peerEvents, moderationEvents, messageEvents),
  signals: signalsIn(messageEvents),
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
        'deletes card, requests, hosted sessions, materials and files, and the text of responses and messages; frees places',
    },
    { event: SessionBooked, effect: 'opens the request that waits between the two' },
    { event: FileProbed, effect: 'stores what the worker measured' },
  ],
  enqueues: [ProbeFileJob],
});
