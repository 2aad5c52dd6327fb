import { eventsIn } from '@waymark/contracts/events';
import {
  MentorChanged,
  UserDeleted,
  UserDeletionChanged,
  UserRestored,
  UserRoleChanged,
  UserSuspended,
} from '@waymark/contracts/identity/events';
import {
  DisputeChanged,
  PaymentCaptured,
  PaymentReturned,
  RefundSettled,
} from '@waymark/contracts/payments/events';
import { GetProgress } from '@waymark/contracts/roadmaps/progress.endpoints';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { rpcsIn } from '@waymark/contracts/rpc';
import * as admin from '@waymark/contracts/scheduling/admin-sessions.endpoints';
import * as events from '@waymark/contracts/scheduling/events';
import * as learners from '@waymark/contracts/scheduling/learners.endpoints';
import * as linked from '@waymark/contracts/scheduling/linked-calendars.endpoints';
import * as noShows from '@waymark/contracts/scheduling/no-shows.endpoints';
import * as account from '@waymark/contracts/scheduling/rpc-account';
import * as pairs from '@waymark/contracts/scheduling/rpc-pairs';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import * as record from '@waymark/contracts/scheduling/session-record';
import * as tasks from '@waymark/contracts/scheduling/tasks.endpoints';
import { systemRpcs } from '@waymark/contracts/system';
import { defineProcess } from '@waymark/messaging/manifest';
import { Env } from './env.ts';
import { ownedTables } from './persistence/owned-tables.ts';

export const manifest = defineProcess({
  name: 'scheduling',
  purpose:
    'pricing, availability and its exceptions, busy times of linked calendars, holds, sessions, reminders, reviews',
  env: Env,
  tables: ownedTables,
  handles: rpcsIn(
    rpc,
    admin,
    noShows,
    learners,
    linked,
    tasks,
    account,
    pairs,
    record,
    systemRpcs.scheduling,
  ),
  // A learner shares what they may see of a roadmap, a mentor makes a task of a step: requested on their behalf.
  calls: [GetRoadmap, GetProgress],
  publishes: eventsIn(events),
  consumes: [
    { event: MentorChanged, effect: 'opens a calendar' },
    {
      event: UserRoleChanged,
      effect: 'opens a calendar, or closes it and cancels what they were going to teach',
    },
    { event: UserDeletionChanged, effect: 'cancels sessions ahead, and prevents others' },
    { event: UserDeleted, effect: 'removes the name from sessions and reviews, deletes the rest' },
    { event: UserSuspended, effect: 'cancels their sessions and rejects bookings' },
    { event: UserRestored, effect: 'allows bookings again' },
    { event: PaymentCaptured, effect: 'confirms the session, or publishes `scheduling.payment.refused.v1`' },
    { event: RefundSettled, effect: 'marks the session as refunded' },
    { event: PaymentReturned, effect: 'marks the session as refunded' },
    { event: DisputeChanged, effect: 'marks the session as disputed, won or lost' },
  ],
});
