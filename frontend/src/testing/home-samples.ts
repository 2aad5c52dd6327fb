import type { Certificate, Ending } from '@waymark/contracts/roadmaps/endings';
import type { Home, HomePath } from '@waymark/contracts/roadmaps/home';
import { aRoadmapCard } from './directory-samples.ts';

const { category } = aRoadmapCard();
const mentor = { id: 2, name: 'Rosa Delgado', avatar: null };

/** Three of seven steps are done; the next one is the second of the second stage. */
export const aPath = (given: Partial<HomePath> = {}): HomePath => ({
  roadmapId: 'r1',
  title: 'Out of debt',
  category,
  mentor,
  completedSteps: 3,
  totalSteps: 7,
  stages: [
    { id: 's1', title: 'Look at it', completedSteps: 2, totalSteps: 2 },
    { id: 's2', title: 'Tell one person', completedSteps: 1, totalSteps: 3 },
    { id: 's3', title: 'Make a plan', completedSteps: 0, totalSteps: 2 },
  ],
  next: {
    stepId: 'r1-s2-t2',
    title: 'Call your sister',
    description: 'Not to ask for money. To say the number aloud.',
    quote: 'I said it on the stairs.',
    stageNumber: 2,
    stageTitle: 'Tell one person',
    days: null,
  },
  newVersion: null,
  asksIfHolds: false,
  activeAt: '2026-11-20T10:00:00.000Z',
  mood: null,
  ...given,
});

export const aFinishedPath = (given: Partial<HomePath> = {}): HomePath =>
  aPath({ next: null, completedSteps: 7, ...given });

export const aHome = (paths: HomePath[], given: Partial<Home> = {}): Home => ({
  streak: { current: 2, longest: 5, activeToday: true, thisWeek: 2, thisMonth: 9 },
  paths,
  suggestions: [],
  ...given,
});

export const anEnding = (given: Partial<Ending> = {}): Ending => ({
  roadmapId: 'r1',
  title: 'Out of debt',
  category,
  mentor,
  version: 3,
  stages: [
    {
      id: 's1',
      title: 'Look at it',
      steps: [{ id: 't1', title: 'Open one envelope', completedAt: '2026-03-02T12:00:00.000Z' }],
    },
    {
      id: 's2',
      title: 'Tell one person',
      steps: [{ id: 't2', title: 'Call your sister', completedAt: '2026-06-04T12:00:00.000Z' }],
    },
  ],
  firstAt: '2026-03-02T12:00:00.000Z',
  lastAt: '2026-06-04T12:00:00.000Z',
  quote: 'Ring one person. They will pick up.',
  canThank: true,
  thanks: null,
  certificate: null,
  suggestions: [],
  ...given,
});

export const CODE = 'abcdefghijklmnopqrst_-';

export const aCertificate = (given: Partial<Extract<Certificate, { state: 'valid' }>> = {}): Certificate => ({
  code: CODE,
  isOwn: false,
  state: 'valid',
  name: 'Lena B.',
  title: 'Out of debt',
  roadmapId: 'r1',
  version: 3,
  mentor: 'Rosa Delgado',
  quote: 'I said it on the stairs.',
  stageCount: 2,
  stepCount: 7,
  firstDay: '2026-03-02',
  lastDay: '2026-06-04',
  issuedAt: '2026-06-04T12:00:00.000Z',
  ...given,
});
