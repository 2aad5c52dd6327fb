import type { User } from '@waymark/contracts/identity/http';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Roadmap, RoadmapSummary, Step } from '@waymark/contracts/roadmaps/http';
import type { Story } from '@waymark/contracts/roadmaps/stories';

export const aUser = (given: Partial<User> = {}): User => ({
  id: 1,
  username: 'lena',
  email: 'lena@example.test',
  role: 'learner',
  subscriptionTier: 'free',
  avatar: null,
  ...given,
});

export const aMentor = (given: Partial<Mentor> = {}): Mentor => ({
  id: given.userId ?? 2,
  userId: 2,
  name: 'Rosa Delgado',
  avatar: null,
  bio: 'Electrician, widow, mother of two.',
  expertise: ['Grief and loss'],
  languages: ['es', 'en'],
  timezone: 'Europe/Madrid',
  roadmapCount: 2,
  sessionPrice: null,
  currency: 'USD',
  rating: null,
  memberSince: '2026-03-01T08:00:00.000Z',
  nextFreeAt: null,
  nextGuidedAt: null,
  guidedPrice: { from: 2_000, to: 3_000 },
  ...given,
});

/** This many mentors, named `Mentor 1`, `Mentor 2` and so on. */
export const someMentors = (count: number): Mentor[] =>
  Array.from({ length: count }, (_, index) => aMentor({ userId: index + 10, name: `Mentor ${index + 1}` }));

export const aStory = (given: Partial<Story> = {}): Story => ({
  id: 'story1',
  title: 'A key to the cellar',
  category: 'Health',
  story: 'I counted evenings, not days.',
  timeFrame: '',
  outcome: 'life changed',
  name: 'Per',
  roadmapId: null,
  ...given,
});

export const aRoadmapCard = (given: Partial<RoadmapSummary> = {}): RoadmapSummary => ({
  id: 'roadmap1',
  title: 'Out of debt',
  description: 'One envelope at a time.',
  duration: '2 months',
  tags: [],
  followers: 0,
  audioUrl: null,
  categoryId: 'c1',
  category: { id: 'c1', name: 'Money', slug: 'money', color: 'amber', icon: 'wallet' },
  mentorId: 2,
  mentor: { id: 2, name: 'Rosa Delgado', avatar: null, bio: '' },
  status: 'published',
  publishedAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
  stageCount: 3,
  stepCount: 9,
  ...given,
});

/** A published roadmap of one stage with these steps. */
export function aRoadmap(given: Partial<Roadmap>, steps: Partial<Step>[]): Roadmap {
  const { stageCount: _stages, stepCount: _steps, ...card } = aRoadmapCard();
  const stage = { id: 'stage1', title: 'Look at it', description: '', order: 0, estimatedDuration: '1 week' };
  return {
    ...card,
    ...{ revision: 1, isOwner: false, version: 1, hasUnpublishedChanges: false },
    stages: [
      {
        ...{ ...stage, origin: 'mentor', mentorNote: null, voiceClip: null, artifacts: [], warnings: [] },
        steps: steps.map((step, order) => ({
          ...{ id: `step${order}`, title: 'Begin', description: '', estimatedDuration: null },
          ...{ resourceLinks: [], materials: [], order, origin: 'mentor', reviewed: true, evidence: null },
          ...step,
        })),
      },
    ],
    ...given,
  };
}
