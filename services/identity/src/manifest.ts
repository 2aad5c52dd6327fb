import { ApplicationEvaluated } from '@waymark/contracts/ai/events';
import { EvaluateApplicationJob } from '@waymark/contracts/ai/jobs';
import * as community from '@waymark/contracts/community/events';
import { eventsIn } from '@waymark/contracts/events';
import * as account from '@waymark/contracts/identity/account.endpoints';
import * as addresses from '@waymark/contracts/identity/addresses.endpoints';
import * as adminUsers from '@waymark/contracts/identity/admin-users.endpoints';
import * as applications from '@waymark/contracts/identity/applications.endpoints';
import * as audit from '@waymark/contracts/identity/audit.endpoints';
import * as avatars from '@waymark/contracts/identity/avatars.endpoints';
import * as evaluations from '@waymark/contracts/identity/evaluations.endpoints';
import * as events from '@waymark/contracts/identity/events';
import * as mentors from '@waymark/contracts/identity/mentors.endpoints';
import * as preferences from '@waymark/contracts/identity/notification-preferences.endpoints';
import * as notifications from '@waymark/contracts/identity/notifications.endpoints';
import * as passwords from '@waymark/contracts/identity/passwords.endpoints';
import * as push from '@waymark/contracts/identity/push.endpoints';
import * as reports from '@waymark/contracts/identity/reports.endpoints';
import * as devices from '@waymark/contracts/identity/rpc-devices';
import * as people from '@waymark/contracts/identity/rpc-people';
import * as secondFactor from '@waymark/contracts/identity/second-factor.endpoints';
import * as rpc from '@waymark/contracts/identity/users.endpoints';
import { signalsIn } from '@waymark/contracts/live';
import * as payments from '@waymark/contracts/payments/events';
import * as roadmaps from '@waymark/contracts/roadmaps/events';
import { FindMentors } from '@waymark/contracts/roadmaps/rpc-search';
import { rpcsIn } from '@waymark/contracts/rpc';
import * as scheduling from '@waymark/contracts/scheduling/events';
import { systemRpcs, systemServices } from '@waymark/contracts/system';
import { defineProcess } from '@waymark/messaging/manifest';
import { Env } from './env.ts';
import { noticesByEvent } from './notifications/domain/notices/registry.ts';
import { ownedTables } from './persistence/owned-tables.ts';

const count = "number and categories of a mentor's published roadmaps";
const toAudit = 'the audit of admin actions';

export const manifest = defineProcess({
  name: 'identity',
  purpose:
    'users, passwords, second factors, roles, mentor profiles with price and rating copied from events, notifications in the product, by mail and as push messages',
  env: Env,
  tables: ownedTables,
  handles: rpcsIn(
    rpc,
    account,
    addresses,
    applications,
    avatars,
    devices,
    evaluations,
    mentors,
    notifications,
    passwords,
    push,
    adminUsers,
    audit,
    reports,
    people,
    systemRpcs.identity,
    preferences,
    secondFactor,
  ),
  calls: [FindMentors, ...systemServices.map((service) => systemRpcs[service].CountWaiting)],
  publishes: eventsIn(events),
  signals: signalsIn(events),
  enqueues: [EvaluateApplicationJob],
  updatesStreams: true,
  consumes: [
    { event: ApplicationEvaluated, effect: 'stores the evaluation, rejects or approves by it' },
    { event: roadmaps.RoadmapPublished, effect: count },
    { event: roadmaps.RoadmapUnpublished, effect: count },
    { event: roadmaps.RoadmapArchived, effect: count },
    { event: scheduling.PricingChanged, effect: "mentors' cards and pages" },
    { event: scheduling.RatingChanged, effect: "mentors' cards and pages" },
    { event: scheduling.NextFreeChanged, effect: "mentors' cards, filters and order" },
    ...[...noticesByEvent.keys()].map((event) => ({ event, effect: 'mails and notifications' })),
    { event: roadmaps.AdminActed, effect: toAudit },
    { event: payments.AdminActed, effect: toAudit },
    { event: scheduling.AdminActed, effect: toAudit },
    { event: community.AdminActed, effect: toAudit },
    { event: events.AdminActed, effect: toAudit },
  ],
});
