import type { Roadmap, Stage, Step } from '@waymark/contracts/roadmaps/http';
import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import type { DraftDiff, RoadmapVersion } from '@waymark/contracts/roadmaps/versions';
import { roadmaps } from './mock-data.ts';

/** One roadmap as its mentor works on it: published once, edited since, a new draft waiting. */
const step = (id: string, title: string, over: Partial<Step> = {}): Step => ({
  id,
  title,
  description: 'Ten minutes are enough. Write it down where you will see it tomorrow.',
  estimatedDuration: '20 minutes',
  resourceLinks: [],
  order: 0,
  origin: 'mentor',
  evidence: null,
  ...over,
});

const stage = (id: string, title: string, steps: Step[], over: Partial<Stage> = {}): Stage => ({
  id,
  title,
  description: 'What I did first, when I could not do anything else.',
  order: 0,
  estimatedDuration: '1-2 weeks',
  origin: 'ai',
  mentorNote: null,
  voiceClip: null,
  artifacts: [],
  steps,
  ...over,
});

const said = {
  sourceId: 'src-2',
  quote: 'I put every envelope in a drawer and sat on it',
  start: 10,
  end: 56,
};

export const studioRoadmap: Roadmap = {
  ...roadmaps[0]!,
  revision: 7,
  isOwner: true,
  version: 2,
  hasUnpublishedChanges: true,
  stages: [
    stage(
      's1',
      'Open the post',
      [
        step('s1a', 'Open one envelope a day', { origin: 'ai', evidence: said }),
        step('s1b', 'Say the sum out loud'),
      ],
      {
        origin: 'mentor',
        mentorNote: 'You are not the sum on that letter. I was not either.',
        voiceClip: { sourceId: 'src-1', url: mediaUrl('src-1'), duration: 84, transcript: null },
        artifacts: [
          { id: 'src-3', type: 'photo', title: 'The drawer', url: mediaUrl('src-3'), description: '' },
        ],
      },
    ),
    stage('s2', 'Count what comes in', [
      step('s2a', 'Write down one month', { origin: 'ai' }),
      step('s2b', 'Call the bank before they call you', { origin: 'ai', estimatedDuration: null }),
    ]),
    stage('s3', 'Live on envelopes', [step('s3a', 'Take cash for the week')]),
  ],
};

/** What learners see: the version last published. */
export const publishedRoadmap: Roadmap = {
  ...studioRoadmap,
  hasUnpublishedChanges: false,
  stages: [
    { ...studioRoadmap.stages[0]!, steps: [step('s1a', 'Open an envelope'), step('s1z', 'Buy a drawer')] },
    ...studioRoadmap.stages.slice(1),
  ],
};

const source = (id: string, originalName: string, fileType: string, over: Partial<Source> = {}): Source => ({
  id,
  roadmapId: 'roadmap1',
  kind: 'file',
  status: 'stored',
  originalName,
  filename: originalName,
  fileType,
  fileSize: 840_000,
  words: null,
  message: null,
  durationSeconds: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  ...over,
});

export const sources: Source[] = [
  source('src-1', 'The night of the letter.webm', 'audio/webm', { durationSeconds: 84 }),
  source('src-2', 'Transcript', 'text/plain', { kind: 'transcript', status: 'ready', words: 2_140 }),
  source('src-3', 'drawer.jpg', 'image/jpeg'),
  source('src-4', 'budget-2019.pdf', 'application/pdf', { status: 'ready', words: 310 }),
];

const drafted = (title: string): AiRun['draft'][number] => ({
  title,
  description: 'As the story tells it.',
  estimatedDuration: '2 weeks',
  steps: [
    {
      title: 'Open one envelope a day',
      description: 'One is enough.',
      estimatedDuration: null,
      resourceLinks: [],
      evidence: null,
    },
  ],
});

export const waitingRun: AiRun = {
  id: 'run-1',
  kind: 'generate-roadmap',
  roadmapId: 'roadmap1',
  stepId: null,
  status: 'succeeded',
  phase: 'done',
  progress: 1,
  engine: 'offline',
  message: null,
  outcome: 'waiting',
  stagesGenerated: 3,
  draft: ['Face the post', 'Count what comes in', 'Ask somebody to sit with you'].map(drafted),
  coaching: null,
  createdAt: '2026-10-02T08:00:00.000Z',
  finishedAt: '2026-10-02T08:00:09.000Z',
};

const words = (title: string) => ({ title, description: 'As the story tells it.' });

export const diff: DraftDiff = {
  runId: 'run-1',
  roadmapId: 'roadmap1',
  revision: 7,
  stages: [
    {
      change: 'changed',
      stageId: 's1',
      draftStage: 0,
      before: words('Open the post'),
      after: words('Face the post'),
      touchedByMentor: true,
      steps: [
        {
          change: 'changed',
          stepId: 's1a',
          draftStep: 0,
          before: words('Open one envelope a day'),
          after: words('Open one envelope a day, at the same hour'),
        },
        {
          change: 'removed',
          stepId: 's1b',
          draftStep: null,
          before: words('Say the sum out loud'),
          after: null,
        },
        {
          change: 'added',
          stepId: null,
          draftStep: 1,
          before: null,
          after: words('Put the letters in order of date'),
        },
      ],
    },
    {
      change: 'same',
      stageId: 's2',
      draftStage: 1,
      before: words('Count what comes in'),
      after: words('Count what comes in'),
      touchedByMentor: false,
      steps: [
        {
          change: 'same',
          stepId: 's2a',
          draftStep: 0,
          before: words('Write down one month'),
          after: words('Write down one month'),
        },
      ],
    },
    {
      change: 'added',
      stageId: null,
      draftStage: 2,
      before: null,
      after: words('Ask somebody to sit with you'),
      touchedByMentor: false,
      steps: [
        {
          change: 'added',
          stepId: null,
          draftStep: 0,
          before: null,
          after: words('Name the person you would call'),
        },
      ],
    },
    {
      change: 'removed',
      stageId: 's3',
      draftStage: null,
      before: words('Live on envelopes'),
      after: null,
      touchedByMentor: false,
      steps: [
        {
          change: 'removed',
          stepId: 's3a',
          draftStep: null,
          before: words('Take cash for the week'),
          after: null,
        },
      ],
    },
  ],
};

export const versions: RoadmapVersion[] = [
  {
    version: 2,
    publishedAt: '2026-10-01T08:00:00.000Z',
    title: studioRoadmap.title,
    stageCount: 3,
    stepCount: 5,
    addedCount: 2,
    changedCount: 1,
    removedCount: 0,
  },
  {
    version: 1,
    publishedAt: '2026-09-12T17:30:00.000Z',
    title: studioRoadmap.title,
    stageCount: 3,
    stepCount: 3,
    addedCount: 3,
    changedCount: 0,
    removedCount: 0,
  },
];
