import { NO_DETAILS } from '@waymark/contracts/roadmaps/details';
import type { RoadmapState, StageState, StepState } from '../roadmap-state.ts';

/** How many steps each stage has. */
export type Shape = number[];

/** A draft by mentor 7 with stages stage1, stage2, … and steps step1-1, step1-2, … */
export const aRoadmap = (shape: Shape, given: Partial<RoadmapState> = {}): RoadmapState => ({
  id: 'roadmap',
  mentorId: 7,
  categoryId: 'business',
  title: 'A roadmap',
  description: 'About it',
  ...NO_DETAILS,
  status: 'draft',
  publishedAt: null,
  version: null,
  hasUnpublishedChanges: false,
  hidden: null,
  revision: 1,
  stages: shape.map((steps, at) => aStage(at + 1, steps)),
  ...given,
});

const aStage = (number: number, steps: number): StageState => ({
  id: `stage${number}`,
  title: `Stage ${number}`,
  description: '',
  estimatedDuration: '1-2 weeks',
  origin: 'ai',
  touchedByMentor: false,
  mentorNote: null,
  voiceClipSourceId: null,
  artifacts: [],
  warnings: [],
  steps: Array.from({ length: steps }, (_, at) => aStep(`${number}-${at + 1}`)),
});

const aStep = (number: string): StepState => ({
  id: `step${number}`,
  title: `Step ${number}`,
  description: '',
  estimatedDuration: '1 day',
  resourceLinks: [],
  origin: 'ai',
  reviewed: true,
  evidence: null,
  voice: null,
  materialIds: [],
});
