import { z } from 'zod';
import { PageQuery } from '../paging.ts';
import { searchWords, singleLine, text } from '../text.ts';
import { Instant, TimeZone } from '../time.ts';
import { normalText } from '../visible-text.ts';
import { FileId } from './files.ts';
import { Hidden } from './moderation.ts';
import {
  DEFAULT_DURATION,
  DEFAULT_PARTICIPANTS,
  MAX_DURATION,
  MAX_LINE,
  MAX_LINES,
  MAX_LINK,
  MAX_LOCATION,
  MAX_PARTICIPANTS,
  MAX_PEER_TEXT,
  MAX_PEER_TITLE,
  MAX_REASON,
  MIN_DURATION,
  peerCategories,
  peerPeriods,
  peerStatuses,
  recordingStatuses,
  skillLevels,
} from './peer-options.ts';
import { Author } from './support.ts';

export const PeerCategory = z.enum(peerCategories, {
  error: `A category can be ${peerCategories.join(', ')}`,
});
export const SkillLevel = z.enum(skillLevels, { error: `A level can be ${skillLevels.join(', ')}` });
export const PeerStatus = z.enum(peerStatuses);
export const PeerPeriod = z.enum(peerPeriods, { error: `period can be ${peerPeriods.join(', ')}` });

/** What the caller is in a session; null: nothing yet. */
export const PeerRole = z.enum(['host', 'registered', 'waiting']);
export type PeerRole = z.infer<typeof PeerRole>;

export const PeerSession = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    category: PeerCategory,
    skillLevel: SkillLevel,
    host: Author,
    scheduledFor: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    duration: z.number().int(), // minutes
    timezone: z.string(), // the host's
    maxParticipants: z.number().int(),
    currentParticipants: z.number().int(), // without the host
    waiting: z.number().int(),
    isVirtual: z.boolean(),
    location: z.string().nullable(),
    joinLink: z.string().nullable(), // null for all but the host and, until the end, those registered
    facilitationNotes: z.string().nullable(), // null for all but the host
    agenda: z.array(z.string()),
    materials: z.array(z.string()), // texts and addresses
    status: PeerStatus,
    isRecordingEnabled: z.boolean(), // the host plans to record it
    recordingStatus: z.enum(recordingStatuses),
    recordingUrl: z.string().nullable(), // null for all but the host and those registered, as the captions
    captionsUrl: z.string().nullable(),
    recordingKind: z.enum(['video', 'audio']).nullable(),
    recordingDuration: z.number().nullable(), // seconds
    recordingSize: z.number().int().nullable(), // bytes
    recordingFault: z.string().nullable(), // for the host: why the last file was not accepted
    recordingCreatedAt: z.iso.datetime().nullable(),
    cancelReason: z.string().nullable(),
    own: PeerRole.nullable(),
    hidden: Hidden.nullable(), // only its host and admins get a hidden session
    place: z.number().int().nullable(), // the caller's on the waiting list, from 1
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PeerSession' });
export type PeerSession = z.infer<typeof PeerSession>;

/** `participants`: for the host and those registered, else empty. `waitingList`: in order, for the host. */
export const PeerSessionDetails = PeerSession.extend({
  participants: z.array(Author),
  waitingList: z.array(Author),
}).meta({ id: 'PeerSessionDetails' });
export type PeerSessionDetails = z.infer<typeof PeerSessionDetails>;

/** Coming ones by time, others latest first. `mine`: hosted by the caller, or with a registration of theirs; `false`: all others. */
export const ListPeerQuery = PageQuery.extend({
  q: searchWords,
  period: PeerPeriod.optional(),
  category: PeerCategory.optional(),
  skillLevel: SkillLevel.optional(),
  mine: z.enum(['true', 'false'], { error: 'mine can be true or false' }).optional(),
});
export type ListPeerQuery = z.infer<typeof ListPeerQuery>;

const isWebAddress = (value: string): boolean =>
  /^https?:\/\//i.test(value) && /^https?:$/.test(URL.parse(value)?.protocol ?? '');

const lines = (what: string) =>
  z
    .array(singleLine('A line', MAX_LINE), { error: `${what} is a list` })
    .max(MAX_LINES, `Enter at most ${MAX_LINES} lines`)
    .default([]);
const whole = (what: string, min: number, max: number) => {
  const message = `${what} is a whole number from ${min} to ${max}`;
  return z.number({ error: message }).int(message).min(min, message).max(max, message);
};

/** An empty `joinLink` of a virtual session is replaced by a meeting room. */
export const PeerSessionBody = z
  .object({
    title: singleLine('Title', MAX_PEER_TITLE),
    description: text('Description', MAX_PEER_TEXT),
    category: PeerCategory.default('skills-development'),
    skillLevel: SkillLevel.default('all'),
    scheduledFor: Instant,
    timezone: TimeZone,
    duration: whole('Duration', MIN_DURATION, MAX_DURATION).default(DEFAULT_DURATION),
    maxParticipants: whole('The number of participants', 1, MAX_PARTICIPANTS).default(DEFAULT_PARTICIPANTS),
    isVirtual: z.boolean({ error: 'Choose whether it takes place online' }).default(true),
    joinLink: z
      .string({ error: 'A link is a text' })
      .overwrite(normalText)
      .max(MAX_LINK, `A link has at most ${MAX_LINK} characters`)
      .refine((link) => link === '' || isWebAddress(link), 'Enter a full address, with https://')
      .default(''),
    location: text('A place', MAX_LOCATION, 0).default(''),
    facilitationNotes: text('Notes', MAX_PEER_TEXT, 0).default(''),
    isRecordingEnabled: z.boolean({ error: 'Choose whether you record it' }).default(true),
    agenda: lines('The agenda'),
    materials: lines('The list of materials'),
  })
  .refine(({ isVirtual, location }) => isVirtual || location !== '', {
    path: ['location'],
    message: 'Enter where you meet.',
  })
  .meta({ id: 'PeerSessionBody' });
export type PeerSessionBody = z.infer<typeof PeerSessionBody>;
export type PeerSessionInput = z.input<typeof PeerSessionBody>;

export const CancelPeerBody = z
  .object({ reason: text('A reason', MAX_REASON, 0) })
  .meta({ id: 'CancelPeerBody' });
export type CancelPeerBody = z.infer<typeof CancelPeerBody>;

/** `timezone`: in which messages show the time to this participant. */
export const RegisterPeerBody = z.object({ timezone: TimeZone }).meta({ id: 'RegisterPeerBody' });
export type RegisterPeerBody = z.infer<typeof RegisterPeerBody>;

/** Files of the host that have arrived; without captions if null. */
export const PeerRecordingBody = z
  .object({ fileId: FileId, captionsFileId: FileId.nullable() })
  .meta({ id: 'PeerRecordingBody' });
export type PeerRecordingBody = z.infer<typeof PeerRecordingBody>;
