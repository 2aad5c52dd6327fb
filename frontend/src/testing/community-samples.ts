import type { Growth } from '@waymark/contracts/community/growth';
import type { ReportedItem } from '@waymark/contracts/community/moderation';
import type { Member, OwnCard } from '@waymark/contracts/community/network';
import type { PeerSessionDetails } from '@waymark/contracts/community/peer-sessions';
import type { SupportRequest, SupportResponse, SupportThread } from '@waymark/contracts/community/support';

export const aMember = (given: Partial<Member> = {}): Member => ({
  ...{ id: 4, username: 'amara', name: 'Amara Okafor', isMentor: true, email: 'amara@community.example' },
  ...{ avatar: null, bio: 'A nurse until my body stopped the argument.', categories: ['career'] },
  ...{ yearsExperience: 4, responseTime: 'day', availableForPeerSupport: true },
  ...{ strugglesOvercome: ['Burnout'], currentChallenges: [], helpOffered: ['Rest'], helpNeeded: [] },
  ...given,
});

export const aCard = (given: Partial<OwnCard> = {}): OwnCard => ({
  ...{ contactEmail: '', isEmailPublic: false, categories: [], yearsExperience: null, responseTime: null },
  ...{ availableForPeerSupport: false, strugglesOvercome: [], currentChallenges: [], helpOffered: ['Rest'] },
  ...{ helpNeeded: [], revision: 3 },
  ...given,
});

export const someStats = { members: 7, availableMembers: 6, openRequests: 4, helpedRequests: 2 };

const rosa = { id: 2, username: 'mentor', name: 'Rosa Delgado', avatar: null };
export const amara = { id: 4, username: 'amara', name: 'Amara Okafor', avatar: null };

export const aSupportRequest = (given: Partial<SupportRequest> = {}): SupportRequest => ({
  ...{ id: 'q1', title: 'Every night', description: 'She writes every night.', category: 'boundaries' },
  ...{
    urgency: 'high',
    skillsNeeded: ['Rest'],
    state: 'open',
    mentor: rosa,
    createdAt: '2026-11-20T08:00:00.000Z',
  },
  ...{ editedAt: null, closedAt: null, responses: 1, helpedBy: null, hidden: null },
  ...given,
});

export const aResponse = (given: Partial<SupportResponse> = {}): SupportResponse => ({
  ...{
    id: 's1',
    parentId: null,
    mentor: amara,
    text: 'I reply in daylight.',
    createdAt: '2026-11-20T09:00:00.000Z',
  },
  ...{ editedAt: null, isRemoved: false, hidden: null },
  ...given,
});

export const aThread = (given: Partial<SupportThread> = {}): SupportThread => ({
  ...aSupportRequest(),
  thread: [aResponse()],
  ...given,
});

export const aPeerSession = (given: Partial<PeerSessionDetails> = {}): PeerSessionDetails => ({
  ...{
    id: 'p1',
    title: 'Reading aloud',
    description: 'Bring a page.',
    category: 'community',
    skillLevel: 'all',
  },
  ...{
    host: rosa,
    scheduledFor: '2026-12-03T17:30:00.000Z',
    endsAt: '2026-12-03T18:30:00.000Z',
    duration: 60,
  },
  ...{ timezone: 'Europe/Madrid', maxParticipants: 2, currentParticipants: 1, waiting: 0, isVirtual: true },
  ...{ location: null, joinLink: null, facilitationNotes: null, agenda: ['Tea'], materials: [] },
  ...{ status: 'upcoming', isRecordingEnabled: false, recordingStatus: 'none', recordingUrl: null },
  ...{ captionsUrl: null, recordingKind: null, recordingDuration: null, recordingSize: null },
  ...{
    recordingFault: null,
    recordingCreatedAt: null,
    cancelReason: null,
    own: null,
    hidden: null,
    place: null,
    participants: [],
    waitingList: [],
  },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', editedAt: null },
  ...given,
});

export const someGrowth = (given: Partial<Growth> = {}): Growth => ({
  ...{ responses: 7, helped: 3, requests: 2, hosted: 1, attended: 0, members: 4 },
  recent: { answeredRequests: 5, minutesToRespond: 190 },
  skills: [
    { skill: 'communication', count: 6, goal: 12 },
    { skill: 'boundary-setting', count: 5, goal: 4 },
    { skill: 'peer-collaboration', count: 0, goal: 6 },
  ],
  achievements: [
    { achievement: 'peer-helper', count: 4, goal: 5 },
    { achievement: 'problem-solver', count: 3, goal: 3 },
    { achievement: 'community-builder', count: 4, goal: 10 },
  ],
  areas: [
    { area: 'self-care', requests: 2 },
    { area: 'active-listening', requests: 0 },
    { area: 'conflict-resolution', requests: 0 },
  ],
  ...given,
});

export const noGrowth: Growth = {
  ...{ responses: 0, helped: 0, requests: 0, hosted: 0, attended: 0, members: 0 },
  recent: { answeredRequests: 0, minutesToRespond: null },
  skills: someGrowth().skills.map((one) => ({ ...one, count: 0 })),
  achievements: someGrowth().achievements.map((one) => ({ ...one, count: 0 })),
  areas: someGrowth().areas.map((one) => ({ ...one, requests: 0 })),
};

export const aReportedItem = (given: Partial<ReportedItem> = {}): ReportedItem => ({
  ...{ id: 'p1', kind: 'support-response', title: 'Every night', text: 'Her name is not here.' },
  ...{ link: '/mentor-community/support/q1#s1', author: { id: 4, name: 'Amara Okafor' } },
  ...{ editedAt: '2026-11-20T10:00:00.000Z', isGone: false, hidden: null, reportCount: 1 },
  reports: [
    {
      ...{ id: 'p1', reason: 'harmful', text: 'A full name.', quote: 'Her name is Lea Mann.' },
      ...{ reporter: 'mentor', createdAt: '2026-11-20T09:30:00.000Z', resolution: null },
    },
  ],
  ...given,
});
