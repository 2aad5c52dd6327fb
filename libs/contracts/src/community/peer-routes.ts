import { route } from '../route.ts';
import type { PeerCategory, PeerPeriod, SkillLevel } from './peer-options.ts';
import type {
  CancelPeerBody,
  PeerRecordingBody,
  PeerSession,
  PeerSessionDetails,
  PeerSessionInput,
  RegisterPeerBody,
} from './peer-sessions.ts';

type OfSession = { id: string };

export const listPeerSessions = route<{
  query: {
    q?: string;
    period?: PeerPeriod;
    category?: PeerCategory;
    skillLevel?: SkillLevel;
    mine?: 'true' | 'false';
    limit?: number;
    cursor?: string;
  };
  response: PeerSession[];
}>('GET', '/api/peer-sessions');
export const createPeerSession = route<{ body: PeerSessionInput; response: PeerSessionDetails }>(
  'POST',
  '/api/peer-sessions',
);
export const getPeerSession = route<{ params: OfSession; response: PeerSessionDetails }>(
  'GET',
  '/api/peer-sessions/{id}',
);
export const editPeerSession = route<{
  params: OfSession;
  body: PeerSessionInput;
  response: PeerSessionDetails;
}>('PUT', '/api/peer-sessions/{id}');
export const cancelPeerSession = route<{
  params: OfSession;
  body: CancelPeerBody;
  response: PeerSessionDetails;
}>('POST', '/api/peer-sessions/{id}/cancel');
export const startPeerSession = route<{ params: OfSession; response: PeerSessionDetails }>(
  'POST',
  '/api/peer-sessions/{id}/start',
);
export const endPeerSession = route<{ params: OfSession; response: PeerSessionDetails }>(
  'POST',
  '/api/peer-sessions/{id}/end',
);
export const registerForPeerSession = route<{
  params: OfSession;
  body: RegisterPeerBody;
  response: PeerSessionDetails;
}>('POST', '/api/peer-sessions/{id}/registration');
export const leavePeerSession = route<{ params: OfSession; response: PeerSessionDetails }>(
  'DELETE',
  '/api/peer-sessions/{id}/registration',
);
export const setPeerRecording = route<{
  params: OfSession;
  body: PeerRecordingBody;
  response: PeerSessionDetails;
}>('PUT', '/api/peer-sessions/{id}/recording');
export const removePeerRecording = route<{ params: OfSession; response: PeerSessionDetails }>(
  'DELETE',
  '/api/peer-sessions/{id}/recording',
);
