import { createHash } from 'node:crypto';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';

export interface RoadmapFacts {
  kind: 'roadmap';
  id: string;
  title: string;
  mentorId: number;
  mentorName: string;
  category: string;
  /** Of the category. */
  slug: string;
  /** Name of a token of the design. */
  colour: string;
  stages: number;
  steps: number;
}
export type PictureFacts = RoadmapFacts | { kind: 'default' };

/** Version of the design: a change invalidates stored pictures. */
const LOOK = 3;

export const roadmapFacts = ({ id, title, mentor, category, stages }: Roadmap): RoadmapFacts => ({
  kind: 'roadmap',
  id,
  title,
  mentorId: mentor.id,
  mentorName: mentor.name,
  category: category.name,
  slug: category.slug,
  colour: category.color,
  stages: stages.length,
  steps: stages.reduce((sum, stage) => sum + stage.steps.length, 0),
});

export const fingerprint = (facts: PictureFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, facts]))
    .digest('hex')
    .slice(0, 24);
