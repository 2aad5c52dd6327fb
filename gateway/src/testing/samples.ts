import type { Roadmap, RoadmapSummary, Stage } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { Source } from '@waymark/contracts/roadmaps/sources';

export const AT = '2026-11-20T10:00:00.000Z';
export const ROADMAP_ID = '01935000-0000-7000-8000-000000000001';
export const RUN_ID = '01935000-0000-7000-8000-0000000000aa';

const category = { id: 'c1', name: 'Career', slug: 'career', color: '#123456', icon: 'briefcase' };

const card = {
  id: ROADMAP_ID,
  title: 'From nurse to developer',
  description: 'How I did it',
  duration: '6 months',
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
  coaching: null,
  createdAt: AT,
  finishedAt: null,
  ...given,
});
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
  createdAt: AT,
  ...given,
});
