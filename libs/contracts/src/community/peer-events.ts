import { z } from 'zod';
import { defineEvent } from '../events.ts';

/** A session or its registrations changed. Audience: all members. */
export const PeerSessionChanged = defineEvent(
  'community.peer-session.changed.v1',
  z.object({ sessionId: z.string() }),
);

/** Without the join link, which leaves the service only in responses to those who may have it. */
const facts = {
  sessionId: z.string(),
  title: z.string(),
  hostId: z.number().int(),
  hostName: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timezone: z.string(), // the host's
  location: z.string().nullable(), // null: online
  sequence: z.number().int(), // ICS SEQUENCE
};
export const PeerFacts = z.object(facts);
export type PeerFacts = z.infer<typeof PeerFacts>;

/** `timezone`: in which the time is shown to this person. */
export const PeerRecipient = z.object({ userId: z.number().int(), timezone: z.string() });
export type PeerRecipient = z.infer<typeof PeerRecipient>;

const to = z.array(PeerRecipient);
const both = { registered: to, waiting: to };

export const PeerRegistered = defineEvent('community.peer-session.registered.v1', z.object({ ...facts, to }));
/** Places became free for people on the waiting list. */
export const PeerMovedUp = defineEvent('community.peer-session.moved-up.v1', z.object({ ...facts, to }));
/** By a person who had a place. */
export const PeerLeft = defineEvent('community.peer-session.left.v1', z.object({ ...facts, to }));
/** The title, time or place changed. `previousStart`: null if the time is the same. */
export const PeerSessionEdited = defineEvent(
  'community.peer-session.edited.v1',
  z.object({ ...facts, ...both, previousStart: z.iso.datetime().nullable() }),
);
export const PeerSessionCancelled = defineEvent(
  'community.peer-session.cancelled.v1',
  z.object({ ...facts, ...both, reason: z.string() }),
);
/** To the host and those registered. */
export const PeerSessionReminded = defineEvent(
  'community.peer-session.reminded.v1',
  z.object({ ...facts, to, before: z.enum(['24h', '1h']) }),
);
