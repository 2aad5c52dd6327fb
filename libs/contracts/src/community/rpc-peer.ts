import { z } from 'zod';
import { pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import {
  CancelPeerBody,
  ListPeerQuery,
  PeerRecordingBody,
  PeerSession,
  PeerSessionBody,
  PeerSessionDetails,
  RegisterPeerBody,
} from './peer-sessions.ts';
import { memberRoles } from './rpc-network.ts';

const OfSession = z.object({ id: Id });
const roles = memberRoles;

export const ListPeerSessions = defineRpc('community.peer-sessions', {
  roles,
  input: ListPeerQuery,
  output: pageOf(PeerSession),
});
/** Error: NOT_FOUND, as of all below. */
export const GetPeerSession = defineRpc('community.peer-session', {
  roles,
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
export const CreatePeerSession = defineRpc('community.create-peer-session', {
  roles,
  input: PeerSessionBody,
  output: PeerSessionDetails,
});
/** Errors: FORBIDDEN for sessions of others, as of the three below; RULE_REFUSED (cancelled; time or size after the start; fewer places than registered). */
export const EditPeerSession = defineRpc('community.edit-peer-session', {
  roles,
  input: OfSession.extend({ body: PeerSessionBody }),
  output: PeerSessionDetails,
});
/** Idempotent. Error: RULE_REFUSED after the start. */
export const CancelPeerSession = defineRpc('community.cancel-peer-session', {
  roles,
  input: OfSession.extend({ body: CancelPeerBody }),
  output: PeerSessionDetails,
});
/** Idempotent. Error: RULE_REFUSED (too early, over or cancelled). */
export const StartPeerSession = defineRpc('community.start-peer-session', {
  roles,
  input: OfSession,
  output: PeerSessionDetails,
});
/** Idempotent. Error: RULE_REFUSED before the start. */
export const EndPeerSession = defineRpc('community.end-peer-session', {
  roles,
  input: OfSession,
  output: PeerSessionDetails,
});
/** Idempotent. A full session puts the caller on the waiting list. Error: RULE_REFUSED (host, started, cancelled). */
export const RegisterForPeerSession = defineRpc('community.register-for-peer-session', {
  roles,
  input: OfSession.extend({ body: RegisterPeerBody }),
  output: PeerSessionDetails,
});
/** Idempotent. Error: RULE_REFUSED after the start. */
export const LeavePeerSession = defineRpc('community.leave-peer-session', {
  roles,
  input: OfSession,
  output: PeerSessionDetails,
});
/** Replaces an earlier one. Errors: NOT_FOUND (file), RULE_REFUSED (before the end, a file that is not ready). */
export const SetPeerRecording = defineRpc('community.set-peer-recording', {
  roles,
  input: OfSession.extend({ body: PeerRecordingBody }),
  output: PeerSessionDetails,
});
/** Idempotent. Its files are deleted. */
export const RemovePeerRecording = defineRpc('community.remove-peer-recording', {
  roles,
  input: OfSession,
  output: PeerSessionDetails,
});
