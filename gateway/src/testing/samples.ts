import type { PaymentIntent } from '@waymark/contracts/payments/http';
import type { Roadmap, RoadmapSummary, Stage } from '@waymark/contracts/roadmaps/http';
import type { Reflection } from '@waymark/contracts/roadmaps/learning';
import type { RunSummary } from '@waymark/contracts/roadmaps/run-history';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import type { Story } from '@waymark/contracts/roadmaps/stories';
import type { Session } from '@waymark/contracts/scheduling/sessions';

export const AT = '2026-11-20T10:00:00.000Z';
export const ROADMAP_ID = '01935000-0000-7000-8000-000000000001';
export const RUN_ID = '01935000-0000-7000-8000-0000000000aa';
export const SESSION_ID = '01990000-0000-7000-8000-00000000005e';
export const INTENT_ID = 'pi_1';
const START = '2026-12-03T17:30:00.000Z';
export const END = '2026-12-03T18:00:00.000Z';

const category = { id: 'c1', name: 'Career', slug: 'career', color: '#123456', icon: 'briefcase' };

const card = {
  id: ROADMAP_ID,
  title: 'From nurse to developer',
  description: 'How I did it',
  duration: '6 months',
  tags: [],
  followers: 3,
  audioUrl: null,
  categoryId: 'c1',
  mentorId: 2,
  mentor: { id: 2, name: 'Rosa', avatar: null, bio: '' },
  category,
  status: 'published' as const,
  publishedAt: AT,
  updatedAt: AT,
};

export const aCategory = () => category;
export const aSummary = (given: Partial<RoadmapSummary> = {}): RoadmapSummary => ({
  ...card,
  stageCount: 1,
  stepCount: 1,
  ...given,
});
export const aStage = (): Stage => ({
  id: 's1',
  title: 'Start',
  description: '',
  order: 1,
  estimatedDuration: '1-2 weeks',
  origin: 'mentor',
  mentorNote: null,
  voiceClip: null,
  artifacts: [],
  warnings: [],
  steps: [],
});
export const aRoadmap = (given: Partial<Roadmap> = {}): Roadmap => ({
  ...card,
  revision: 1,
  isOwner: false,
  version: 1,
  hasUnpublishedChanges: false,
  stages: [aStage()],
  ...given,
});
export const aRun = (given: Partial<AiRun> = {}): AiRun => ({
  id: RUN_ID,
  kind: 'generate-roadmap',
  roadmapId: ROADMAP_ID,
  stepId: null,
  status: 'queued',
  phase: 'queued',
  progress: 0,
  engine: null,
  message: null,
  outcome: null,
  stagesGenerated: 0,
  draft: [],
  heldBackCount: 0,
  crisis: false,
  coaching: null,
  wording: null,
  extraction: null,
  createdAt: AT,
  finishedAt: null,
  ...given,
});
export const aRunSummary = (): RunSummary => {
  const {
    draft: _,
    heldBackCount: _held,
    crisis: _crisis,
    coaching: _c,
    wording: _w,
    extraction: _e,
    ...run
  } = aRun();
  return {
    ...run,
    ...{
      roadmapTitle: 'From nurse to developer',
      isMentor: true,
      stepTitle: null,
      usage: null,
      paidCalls: 0,
    },
  };
};
export const aSource = (given: Partial<Source> = {}): Source => ({
  id: '01935000-0000-7000-8000-0000000000bb',
  roadmapId: ROADMAP_ID,
  kind: 'file',
  status: 'processing',
  originalName: 'story.pdf',
  filename: 'story.pdf',
  fileType: 'application/pdf',
  fileSize: 10,
  words: null,
  message: null,
  durationSeconds: null,
  take: null,
  speakers: [],
  speaker: null,
  levels: [],
  permissions: ['drafting', 'quoting'],
  createdAt: AT,
  ...given,
});
export const aReflection = (): Reflection => ({
  id: '01935000-0000-7000-8000-0000000000cc',
  roadmapId: ROADMAP_ID,
  text: 'I wrote to two people today.',
  date: AT,
  stageName: 'Start',
  stageNumber: 1,
  progress: 10,
});
export const aStory = (): Story => ({
  id: 's1',
  title: 'Back to work',
  category: 'Career',
  story: 'It took a year.',
  timeFrame: 'Recently',
  outcome: 'thriving',
  name: 'Ana',
  roadmapId: ROADMAP_ID,
});

/** What a learner sends to book or to hold a slot. */
export const booking = { mentorId: 7, sessionDate: START, duration: 30, price: 2_500 };
export const aSession = (given: Partial<Session> = {}): Session => ({
  id: SESSION_ID,
  mentorId: 7,
  learnerId: 1000,
  role: 'learner',
  with: { id: 7, name: 'Amara', avatar: null },
  kind: 'standard',
  sessionType: null,
  sessionDate: START,
  endsAt: END,
  duration: 30,
  status: 'scheduled',
  cancelledBy: null,
  absent: null,
  cancelMessage: '',
  proposal: null,
  noShowCase: null,
  mentorTimezone: 'Asia/Tokyo',
  learnerTimezone: 'America/Los_Angeles',
  meetingLink: 'https://meet.example.org/abc',
  topic: '',
  userNotes: '',
  notes: '',
  about: null,
  price: 2_500,
  currency: 'USD',
  isPaid: true,
  payment: 'paid',
  payBy: null,
  cancellation: { freeUntil: START, refund: 2_500 },
  noShowRefund: 2_500,
  can: {
    cancel: true,
    reschedule: true,
    answerProposal: false,
    withdrawProposal: false,
    markNoShow: false,
    respondNoShow: false,
    review: false,
    pay: false,
    writeNotes: false,
  },
  review: null,
  sequence: 0,
  createdAt: AT,
  ...given,
});
export const anIntent = (given: Partial<PaymentIntent> = {}): PaymentIntent => ({
  paymentIntentId: INTENT_ID,
  clientSecret: 'pi_1_secret',
  provider: 'sandbox',
  publishableKey: null,
  sessionId: SESSION_ID,
  amount: 2_500,
  currency: 'USD',
  expiresAt: END,
  ...given,
});
