import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { memberRoles } from './network.endpoints.ts';
import {
  CancelPeerBody,
  ListPeerQuery,
  PeerRecordingBody,
  PeerSession,
  PeerSessionBody,
  PeerSessionDetails,
  RegisterPeerBody,
} from './peer-sessions.ts';

const OfSession = z.object({ id: Id });
const roles = memberRoles;

export const ListPeerSessions = endpoint('GET /api/peer-sessions', {
  subject: 'community.peer-sessions',
  roles,
  summary: 'Peer sessions: coming ones by time, others latest first',
  input: ListPeerQuery,
  output: pageOf(PeerSession),
});
/** Error: NOT_FOUND, as of all below. */
export const GetPeerSession = endpoint('GET /api/peer-sessions/{id}', {
  subject: 'community.peer-session',
  roles,
  summary: 'A peer session; the join link only for its host and those registered',
  input: OfSession,
  output: PeerSessionDetails,
});
/** For the host and those registered. Error: FORBIDDEN for others. */
export const GetPeerSessionIcs = defineRpc('community.peer-session-ics', {
  roles,
  input: OfSession,
  output: z.object({ ics: z.string(), filename: z.string() }),
});
/** Errors: VALIDATION (a time in the past), RULE_REFUSED (too many coming ones). */
export const CreatePeerSession = endpoint('POST /api/peer-sessions', {
  subject: 'community.create-peer-session',
  roles,
  bodyLimit: 64 * 1024,
  status: 201,
  summary: 'Hosts a session; an online one without a link gets a meeting room',
  input: PeerSessionBody,
  output: PeerSessionDetails,
});
/**
 * Errors: FORBIDDEN for sessions of others, as of the three below; RULE_REFUSED (cancelled; time or size after the
 * start; fewer places than registered).
 */
export const EditPeerSession = endpoint('PUT /api/peer-sessions/{id}', {
  subject: 'community.edit-peer-session',
  roles,
  quota: 'mail',
  bodyLimit: 64 * 1024,
  summary: "Changes one of the caller's sessions; informs those registered",
  input: OfSession.extend({ body: PeerSessionBody }),
  output: PeerSessionDetails,
});
/** Idempotent. Error: RULE_REFUSED after the start. */
export const CancelPeerSession = endpoint('POST /api/peer-sessions/{id}/cancel', {
  subject: 'community.cancel-peer-session',
  roles,
  quota: 'mail',
  summary: "Cancels one of the caller's sessions; informs those registered",
  input: OfSession.extend({ body: CancelPeerBody }),
  output: PeerSessionDetails,
});
/** Idempotent. Error: RULE_REFUSED (too early, over or cancelled). */
export const StartPeerSession = endpoint('POST /api/peer-sessions/{id}/start', {
  subject: 'community.start-peer-session',
  roles,
  summary: "Starts one of the caller's sessions before its time; ends registration",
  input: OfSession,
  output: PeerSessionDetails,
});
/** Idempotent. Error: RULE_REFUSED before the start. */
export const EndPeerSession = endpoint('POST /api/peer-sessions/{id}/end', {
  subject: 'community.end-peer-session',
  roles,
  summary: "Ends one of the caller's sessions before its time",
  input: OfSession,
  output: PeerSessionDetails,
});
/** Idempotent. A full session puts the caller on the waiting list. Error: RULE_REFUSED (host, started, cancelled). */
export const RegisterForPeerSession = endpoint('POST /api/peer-sessions/{id}/registration', {
  subject: 'community.register-for-peer-session',
  roles,
  quota: 'mail',
  summary: 'Takes a place, or one on the waiting list of a full session',
  input: OfSession.extend({ body: RegisterPeerBody }),
  output: PeerSessionDetails,
});
/** Idempotent. Error: RULE_REFUSED after the start. */
export const LeavePeerSession = endpoint('DELETE /api/peer-sessions/{id}/registration', {
  subject: 'community.leave-peer-session',
  roles,
  quota: 'mail',
  summary: "Gives up the caller's place, which the first on the waiting list gets",
  input: OfSession,
  output: PeerSessionDetails,
});
/** Replaces an earlier one. Errors: NOT_FOUND (file), RULE_REFUSED (before the end, a file that is not ready). */
export const SetPeerRecording = endpoint('PUT /api/peer-sessions/{id}/recording', {
  subject: 'community.set-peer-recording',
  roles,
  summary: "Adds or replaces the recording of one of the caller's sessions that is over",
  input: OfSession.extend({ body: PeerRecordingBody }),
  output: PeerSessionDetails,
});
/** Idempotent. Its files are deleted. */
export const RemovePeerRecording = endpoint('DELETE /api/peer-sessions/{id}/recording', {
  subject: 'community.remove-peer-recording',
  roles,
  summary: "Deletes the recording of one of the caller's sessions",
  input: OfSession,
  output: PeerSessionDetails,
});
