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

export interface StageState {
  id: string;
  title: string;
  description: string;
  estimatedDuration: string;
  origin: Origin;
  /** The mentor has put a hand to it, also where the AI drafted it. */
  touchedByMentor: boolean;
  steps: StepState[];
}

/** A roadmap as it is edited. Stages and steps are in the order in which they are followed. */
export interface RoadmapState {
  id: string;
  mentorId: number;
  categoryId: string;
  title: string;
  description: string;
  duration: string | null;
  audioUrl: string | null;
  status: 'draft' | 'published';
  publishedAt: Date | null;
  /** Grows by one with every edit that changes something. */
  revision: number;
  stages: StageState[];
}

export const countSteps = (stages: readonly StageState[]): number =>
  stages.reduce((sum, stage) => sum + stage.steps.length, 0);
