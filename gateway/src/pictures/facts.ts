import { createHash } from 'node:crypto';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';

/** Everything a picture shows. */
export interface RoadmapFacts {
  kind: 'roadmap';
  title: string;
  mentorId: number;
  mentorName: string;
  category: string;
  /** Name of a token of the design. */
  colour: string;
  stages: number;
  steps: number;
}
export type PictureFacts = RoadmapFacts | { kind: 'default' };

/** Counts up with every change of how pictures look, so that those that are kept are drawn anew. */
const LOOK = 1;

export const roadmapFacts = ({ title, mentor, category, stages }: Roadmap): RoadmapFacts => ({
  kind: 'roadmap',
  title,
  mentorId: mentor.id,
  mentorName: mentor.name,
  category: category.name,
  colour: category.color,
  stages: stages.length,
  steps: stages.reduce((sum, stage) => sum + stage.steps.length, 0),
});

/** The same for the same picture, on every gateway. */
export const fingerprint = (facts: PictureFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, facts]))
    .digest('hex')
    .slice(0, 24);
