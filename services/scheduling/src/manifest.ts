import { eventsIn } from '@waymark/contracts/events';
import { MentorChanged, UserRoleChanged } from '@waymark/contracts/identity/events';
import { PaymentCaptured, RefundSettled } from '@waymark/contracts/payments/events';
import { GetProgress, GetRoadmap } from '@waymark/contracts/roadmaps/rpc';
import { rpcsIn } from '@waymark/contracts/rpc';
import * as events from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { defineProcess } from '@waymark/messaging/manifest';
import { Env } from './env.ts';

export const manifest = defineProcess({
  name: 'scheduling',
  purpose: 'pricing, availability and its exceptions, holds, sessions, reminders, reviews',
  env: Env,
  tables: {
    calendars: 'with a projection of the mentor',
    availability: '',
    overrides: '',
    sessions: 'holds included',
    session_changes: '',
    reminders: '',
    reviews: '',
    calendar_feeds: '',
  },
  handles: rpcsIn(rpc),
  // A learner shares what they may see of a roadmap: requested on their behalf.
  calls: [GetRoadmap, GetProgress],
  publishes: eventsIn(events),
  consumes: [
    { event: MentorChanged, effect: 'opens a calendar' },
    { event: UserRoleChanged, effect: 'opens or closes a calendar' },
    { event: PaymentCaptured, effect: 'confirms the session, or publishes `scheduling.payment.refused.v1`' },
    { event: RefundSettled, effect: 'marks the session as refunded' },
  ],
});
