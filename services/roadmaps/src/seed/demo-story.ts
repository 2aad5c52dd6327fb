import type { RoadmapDetails } from '@waymark/contracts/roadmaps/details';
import type { DemoMedia } from './demo-media.ts';

/** `quote`: copied exactly from the story. */
export interface DemoStep {
  title: string;
  description: string;
  estimatedDuration: string;
  quote: string;
  links?: string[];
}

export interface DemoStage {
  title: string;
  description: string;
  estimatedDuration: string;
  steps: DemoStep[];
}

export interface DemoRoadmap extends Omit<RoadmapDetails, 'audioSourceId'> {
  id: string;
  /** Of the source that holds its story. */
  sourceId: string;
  mentorId: number;
  /** Days before the first start; null for a draft. */
  publishedDaysAgo: number | null;
  followerIds: number[];
  story: string;
  stages: DemoStage[];
  media?: DemoMedia;
}

export const stage = (
  title: string,
  estimatedDuration: string,
  description: string,
  steps: DemoStep[],
): DemoStage => ({ title, estimatedDuration, description, steps });

export const step = (
  title: string,
  estimatedDuration: string,
  description: string,
  quote: string,
  links: string[] = [],
): DemoStep => ({ title, estimatedDuration, description, quote, links });
