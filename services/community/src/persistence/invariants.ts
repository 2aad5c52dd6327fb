import type { Invariant } from '@waymark/database/check-invariants';
import { materialsInvariants } from '../materials/persistence/invariants.ts';
import { messagesInvariants } from '../messages/persistence/invariants.ts';
import { moderationInvariants } from '../moderation/persistence/invariants.ts';
import { peerSessionsInvariants } from '../peer-sessions/persistence/invariants.ts';
import { peopleInvariants } from '../people/persistence/invariants.ts';
import { supportInvariants } from '../support/persistence/invariants.ts';

export const invariants: Invariant[] = [
  ...supportInvariants,
  ...peerSessionsInvariants,
  ...materialsInvariants,
  ...moderationInvariants,
  ...messagesInvariants,
  ...peopleInvariants,
];
