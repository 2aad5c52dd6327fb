import { ApplicationEvaluated } from '@waymark/contracts/ai/events';
import { EvaluateApplicationJob } from '@waymark/contracts/ai/jobs';
import * as community from '@waymark/contracts/community/events';
import * as moderation from '@waymark/contracts/community/moderation-events';
import * as peer from '@waymark/contracts/community/peer-events';
import { eventsIn } from '@waymark/contracts/events';
import * as events from '@waymark/contracts/identity/events';
import * as rpc from '@waymark/contracts/identity/rpc';
import * as account from '@waymark/contracts/identity/rpc-account';
import * as addresses from '@waymark/contracts/identity/rpc-addresses';
import * as adminUsers from '@waymark/contracts/identity/rpc-admin-users';
import * as applications from '@waymark/contracts/identity/rpc-applications';
import * as audit from '@waymark/contracts/identity/rpc-audit';
import * as avatars from '@waymark/contracts/identity/rpc-avatars';
import * as devices from '@waymark/contracts/identity/rpc-devices';
import * as evaluations from '@waymark/contracts/identity/rpc-evaluations';
import * as mentors from '@waymark/contracts/identity/rpc-mentors';
import * as preferences from '@waymark/contracts/identity/rpc-notification-preferences';
import * as notifications from '@waymark/contracts/identity/rpc-notifications';
import * as passwords from '@waymark/contracts/identity/rpc-passwords';
import * as people from '@waymark/contracts/identity/rpc-people';
import * as reports from '@waymark/contracts/identity/rpc-reports';
import * as secondFactor from '@waymark/contracts/identity/rpc-second-factor';
import { signalsIn } from '@waymark/contracts/live';
import * as payments from '@waymark/contracts/payments/events';
import * as roadmaps from '@waymark/contracts/roadmaps/events';
import { FindMentors } from '@waymark/contracts/roadmaps/rpc-search';
import { rpcsIn } from '@waymark/contracts/rpc';
import * as scheduling from '@waymark/contracts/scheduling/events';
import { systemRpcs } from '@waymark/contracts/system';
import { defineProcess } from '@waymark/messaging/manifest';
import { Env } from './env.ts';

const count = "number and categories of a mentor's published roadmaps";
const inform = 'mails and notifications';
const toAudit = 'the audit of admin actions';

export const manifest = defineProcess({
  name: 'identity',
  purpose:
    'users, passwords, second factors, roles, mentor profiles with price and rating copied from events, notifications in the product and by mail',
  env: Env,
  tables: {
    users: '',
    reserved_usernames: 'of deleted accounts',
    password_recoveries: 'links and codes of forgotten passwords, as hashes',
    authenticator_apps: 'secrets of codes from an app, encrypted with a key from ACCOUNT_SECRET',
    passkeys: '',
    passkey_challenges: 'each works once',
    recovery_codes: 'as keyed hashes',
    second_factor_attempts: 'wrong codes per account',
    email_links: 'links to confirm, change and restore an address, as hashes',
    known_devices: 'hashes of the devices an account was used on',
    admin_actions: 'append-only audit',
    reports: '',
    mentor_applications: 'with their AI evaluations',
    mentor_application_decisions: 'append-only',
    mentors: '',
    mentor_prices: 'projection',
    mentor_ratings: 'projection',
    mentor_next_free: 'projection',
    roadmap_news: 'projection',
    roadmap_counts: 'projection',
    notifications: '',
    notification_preferences: 'what users turned off',
    mails: 'a queue',
    told_sessions: 'the last state of a session its participants were notified of',
  },
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
    adminUsers,
    audit,
    reports,
    people,
    systemRpcs.identity,
    preferences,
    secondFactor,
  ),
  calls: [FindMentors],
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
    { event: scheduling.SessionBooked, effect: inform },
    { event: scheduling.SessionMoved, effect: inform },
    { event: scheduling.SessionCancelled, effect: inform },
    { event: scheduling.SessionNoShow, effect: inform },
    { event: scheduling.NoShowReported, effect: inform },
    { event: scheduling.NoShowContested, effect: 'mails and notifications, also of the admins' },
    { event: scheduling.NoShowDismissed, effect: inform },
    { event: scheduling.SessionCompleted, effect: inform },
    { event: scheduling.SessionReminded, effect: inform },
    { event: payments.PaymentCaptured, effect: 'receipt' },
    { event: payments.RefundSettled, effect: 'mail' },
    { event: payments.RefundStuck, effect: 'notifies the admins' },
    { event: payments.ProviderRefusing, effect: 'notifies the admins' },
    { event: payments.ProviderRecovered, effect: 'notifies the admins' },
    { event: payments.DisputeChanged, effect: 'notifies the admins and the mentor' },
    { event: payments.FraudWarned, effect: 'notifies the admins and the mentor' },
    { event: roadmaps.StepReminderDue, effect: 'informs the learner who set it' },
    { event: roadmaps.UserStoryDecided, effect: 'informs its author' },
    { event: roadmaps.ThanksGiven, effect: 'informs the mentor' },
    { event: community.SupportRequested, effect: 'informs mentors who offer the help' },
    { event: community.SupportResponded, effect: inform },
    { event: community.ResponseHelped, effect: 'informs the author of the response' },
    { event: peer.PeerRegistered, effect: inform },
    { event: peer.PeerMovedUp, effect: inform },
    { event: peer.PeerLeft, effect: inform },
    { event: peer.PeerSessionEdited, effect: inform },
    { event: peer.PeerSessionCancelled, effect: inform },
    { event: peer.PeerSessionReminded, effect: inform },
    { event: moderation.ItemHidden, effect: 'informs its author' },
    { event: moderation.ItemRestored, effect: 'informs its author' },
    { event: moderation.ReportsResolved, effect: 'informs the reporters' },
    { event: roadmaps.RoadmapHidden, effect: inform },
    { event: roadmaps.RoadmapRestored, effect: inform },
    { event: roadmaps.AdminActed, effect: toAudit },
    { event: payments.AdminActed, effect: toAudit },
    { event: scheduling.AdminActed, effect: toAudit },
    { event: community.AdminActed, effect: toAudit },
    { event: events.AdminActed, effect: toAudit },
  ],
});
