import { fileRows } from './file-rows.ts';
import { materialRows } from './material-rows.ts';
import { messageRows } from './message-rows.ts';
import { type Foreign, others, type Row } from './rows.ts';
import type { Scene } from './scene.ts';

const learners: Foreign = { who: ['learner'], status: 403 };
const forMembers: Row = { session: 'required', foreign: () => [learners] };

const of = ({ support }: Scene) => ({ id: support.id });
/** Of the mentor: others may read it. */
const ofRequest: Row = { ...forMembers, params: of };
const ofOwnRequest: Row = { ...ofRequest, foreign: () => [{ who: [...others], status: 403 }] };
const ofOwnResponse: Row = {
  ...ofOwnRequest,
  params: ({ support }) => ({ id: support.id, responseId: support.responseId }),
};
const aRequest = () => ({
  title: 'Tired of evenings',
  description: 'She writes every night.',
  category: 'boundaries',
  urgency: 'low',
  skillsNeeded: ['Nothing that anyone offers'],
});

const ofPeer = ({ peerId }: Scene) => ({ id: peerId });
/** Of the mentor: others may read it. */
const ofSession: Row = { ...forMembers, params: ofPeer };
const ofHosted: Row = { ...ofSession, foreign: () => [{ who: [...others], status: 403 }] };
const NO_FILE = '01930000-0000-7000-8000-000000000000';
const aSession = () => ({
  ...{
    title: 'A session of inputs',
    description: 'For the tests.',
    category: 'community',
    skillLevel: 'all',
  },
  ...{ scheduledFor: new Date(Date.now() + 3 * 86_400_000).toISOString(), timezone: 'Europe/Madrid' },
  ...{ duration: 60, maxParticipants: 8, isVirtual: true, joinLink: '', location: '', facilitationNotes: '' },
  ...{ isRecordingEnabled: true, agenda: ['Tea'], materials: ['A link: https://a.example'] },
});

/** Routes of the community. */
export const communityRows: Record<string, Row> = {
  ...fileRows,
  ...materialRows,
  ...messageRows,
  'GET /api/community-growth': forMembers,
  'GET /api/community-stats': forMembers,
  'GET /api/mentor-network': forMembers,
  'GET /api/mentor-network/skills': forMembers,
  'GET /api/mentor-network/me': forMembers,
  'PUT /api/mentor-network/me': {
    ...forMembers,
    body: () => ({
      ...{ contactEmail: 'me@community.example', isEmailPublic: true, categories: ['tech'] },
      ...{ yearsExperience: 4, responseTime: 'day', availableForPeerSupport: true },
      ...{ strugglesOvercome: ['Debt'], currentChallenges: [], helpOffered: ['Rest'], helpNeeded: [] },
    }),
  },
  'GET /api/support-requests': forMembers,
  'POST /api/support-requests': { ...forMembers, body: aRequest },
  'GET /api/support-requests/{id}': ofRequest,
  'PUT /api/support-requests/{id}': { ...ofOwnRequest, body: aRequest },
  'POST /api/support-requests/{id}/close': ofOwnRequest,
  'POST /api/support-requests/{id}/reopen': ofOwnRequest,
  'PUT /api/support-requests/{id}/helped': { ...ofOwnRequest, body: () => ({ responseId: null }) },
  'POST /api/support-requests/{id}/responses': {
    ...ofRequest,
    body: () => ({ text: 'I reply in daylight.', parentId: null }),
  },
  'PATCH /api/support-requests/{id}/responses/{responseId}': {
    ...ofOwnResponse,
    body: () => ({ text: 'Between nine and six.' }),
  },
  'DELETE /api/support-requests/{id}/responses/{responseId}': ofOwnResponse,
  'GET /api/peer-sessions': forMembers,
  'POST /api/peer-sessions': { ...forMembers, body: aSession },
  'GET /api/peer-sessions/{id}': ofSession,
  'PUT /api/peer-sessions/{id}': { ...ofHosted, body: aSession },
  'GET /api/peer-sessions/{id}/calendar.ics': ofHosted,
  'POST /api/peer-sessions/{id}/cancel': {
    ...ofHosted,
    body: () => ({ reason: 'I am ill.' }),
    accepted: ['reason: empty', 'reason: only blanks'],
  },
  'POST /api/peer-sessions/{id}/start': ofHosted,
  'POST /api/peer-sessions/{id}/end': ofHosted,
  'POST /api/peer-sessions/{id}/registration': { ...ofSession, body: () => ({ timezone: 'America/Lima' }) },
  'DELETE /api/peer-sessions/{id}/registration': ofSession,
  'PUT /api/peer-sessions/{id}/recording': {
    ...ofHosted,
    body: () => ({ fileId: NO_FILE, captionsFileId: null }),
  },
  'DELETE /api/peer-sessions/{id}/recording': ofHosted,
};

export const communityRoutesWithQuery = [
  'GET /api/mentor-network',
  'GET /api/support-requests',
  'GET /api/peer-sessions',
];

export const invalidCommunityQueries: Record<string, string[]> = {
  category: ['', 'none', '%00', 'tech&category=tech'],
  urgency: ['', 'now', '%00', 'low&urgency=low'],
  period: ['', 'soon', '%00', 'past&period=all'],
  skillLevel: ['', 'none', '%00', 'all&skillLevel=all'],
  mine: ['', '1', 'yes', '%00', 'true&mine=true'],
};
