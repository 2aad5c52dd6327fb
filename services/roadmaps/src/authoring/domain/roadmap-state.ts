import type { HeldBackReason } from '@waymark/contracts/ai/draft';
import type { RoadmapDetails } from '@waymark/contracts/roadmaps/details';
import type { Evidence, RoadmapStatus, Step, Warning } from '@waymark/contracts/roadmaps/http';

export type Origin = Step['origin'];

/** A part of a recording, in seconds of what is played of it. The text contains its words from `textStart` to `textEnd`. */
export interface ClipSpan {
  sourceId: string;
  start: number;
  end: number;
  /** Storage key of the text that it was found in: another text may have other words there. */
  textKey: string;
  textStart: number;
  textEnd: number;
}

export interface StepState {
  id: string;
  title: string;
  description: string;
  estimatedDuration: string | null;
  resourceLinks: string[];
  origin: Origin;
  /** The mentor has decided on it. */
  reviewed: boolean;
  /** The mentor has decided that it is no warning, although its words are an order that no roadmap may give. */
  usedAsIs?: true;
  /** Why a drafted step without a passage waits for the mentor; not once it is reviewed. */
  doubt?: HeldBackReason;
  evidence: Evidence | null;
  /** The part of the recording with the quote, once chosen to be played. */
  voice: ClipSpan | null;
  /** Ids of learning materials, in order. */
  materialIds: string[];
}

/** A source shown on a stage. */
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
  /** Edited by the mentor, also when the AI drafted it. */
  touchedByMentor: boolean;
  mentorNote: string | null;
  voiceClipSourceId: string | null;
  artifacts: ArtifactState[];
  warnings: Warning[];
  steps: StepState[];
}

/** Who hid a roadmap (an admin's user name), when and why. */
export interface Hidden {
  at: Date;
  by: string;
  reason: string;
  /** Its mentor unpublished it since: it is a draft once it is restored. */
  unpublished: boolean;
}

/** The working copy of a roadmap. Stages and steps are in order. */
export interface RoadmapState extends RoadmapDetails {
  id: string;
  mentorId: number;
  status: RoadmapStatus;
  /** Set exactly while the status is `hidden`. */
  hidden: Hidden | null;
  /** First publication since the last unpublish; a later version does not change it. */
  publishedAt: Date | null;
  /** The last published version, also while the roadmap is unpublished. */
  version: number | null;
  hasUnpublishedChanges: boolean;
  /** Incremented by each edit with a change. */
  revision: number;
  stages: StageState[];
}

export const countSteps = (stages: readonly { steps: readonly unknown[] }[]): number =>
  stages.reduce((sum, stage) => sum + stage.steps.length, 0);
