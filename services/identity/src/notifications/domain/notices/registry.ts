import type { NotificationTopic } from '@waymark/contracts/identity/notification-topics';
import * as account from './account.ts';
import * as applications from './applications.ts';
import * as desk from './desk.ts';
import * as disputes from './disputes.ts';
import * as letters from './letters.ts';
import * as linkedCalendars from './linked-calendars.ts';
import * as login from './login.ts';
import * as messages from './messages.ts';
import * as moderation from './moderation.ts';
import * as noShowCases from './no-show-cases.ts';
import type { Kind, Notice } from './notice.ts';
import * as payments from './payments.ts';
import * as peer from './peer.ts';
import * as proposals from './proposals.ts';
import * as provider from './provider.ts';
import * as roadmaps from './roadmaps.ts';
import * as sessions from './sessions.ts';
import * as support from './support.ts';

const isKind = (value: unknown): value is Kind =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && 'topic' in value;

const kinds: Kind[] = [
  ...[
    account,
    applications,
    desk,
    disputes,
    letters,
    linkedCalendars,
    login,
    messages,
    moderation,
    noShowCases,
  ],
  ...[payments, peer, proposals, provider, roadmaps, sessions, support],
]
  .flatMap((module: object) => Object.values(module))
  .filter(isKind);

const isNotice = (kind: Kind): kind is Notice => 'event' in kind;

export const noticesByEvent = Map.groupBy(kinds.filter(isNotice), ({ event }) => event);

/** The topics by kind of message. Several messages of a kind have one topic. */
export function topicsOf(all: Kind[]): ReadonlyMap<string, NotificationTopic> {
  const found = new Map<string, NotificationTopic>();
  for (const { kind, topic } of all) {
    if ((found.get(kind) ?? topic) !== topic) throw new Error(`messages of kind ${kind} have two topics`);
    found.set(kind, topic);
  }
  return found;
}

export const topics = topicsOf(kinds);
