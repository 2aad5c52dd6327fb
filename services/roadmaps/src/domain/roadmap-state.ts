import type { Evidence } from '@waymark/contracts/roadmaps/http';

type Origin = 'mentor' | 'ai';

export interface StepState {
  id: string;
  title: string;
  description: string;
  estimatedDuration: string | null;
  resourceLinks: string[];
  origin: Origin;
  evidence: Evidence | null;
}

/** A source of the roadmap, shown on a stage. */
export interface ArtifactState {
  sourceId: string;
  title: string;
  description: string;
}

export interface StageState {
  id: string;
  title: string;
  description: string;
  estimatedDuration: string;
  origin: Origin;
  /** The mentor has put a hand to it, also where the AI drafted it. */
  touchedByMentor: boolean;
  mentorNote: string | null;
  voiceClipSourceId: string | null;
  artifacts: ArtifactState[];
  steps: StepState[];
}

export type RoadmapStatus = 'draft' | 'published' | 'archived';

/** A roadmap as it is edited: the working copy. Stages and steps are in the order in which they are followed. */
export interface RoadmapState {
  id: string;
  mentorId: number;
  categoryId: string;
  title: string;
  description: string;
  duration: string | null;
  /** The whole story, told. */
  audioSourceId: string | null;
  status: RoadmapStatus;
  /** Since when it can be found; a later version does not move it. */
  publishedAt: Date | null;
  /** Number of the version last published, also while nobody sees it. */
  version: number | null;
  /** It differs from that version. */
  hasUnpublishedChanges: boolean;
  /** Grows by one with every edit that changes something. */
  revision: number;
  stages: StageState[];
}

export const countSteps = (stages: readonly { steps: readonly unknown[] }[]): number =>
  stages.reduce((sum, stage) => sum + stage.steps.length, 0);
