import { baseline } from '@waymark/database/baseline';
import type { MigrationClass } from '@waymark/database/options';
import { ReadingInParts1767120000000 } from './1767120000000-reading-in-parts.ts';
import { DoubtedSteps1767130000000 } from './1767130000000-doubted-steps.ts';
import { PassagesOfRuns1767140000000 } from './1767140000000-passages-of-runs.ts';
import { StoryReplies1767150000000 } from './1767150000000-story-replies.ts';
import { Speakers1767300000000 } from './1767300000000-speakers.ts';
import { RoadmapTags1767400000000 } from './1767400000000-roadmap-tags.ts';
import { Letters1767600000000 } from './1767600000000-letters.ts';
import { StepDays1767700000000 } from './1767700000000-step-days.ts';
import { Outcomes1767900000000 } from './1767900000000-outcomes.ts';

export const migrations: MigrationClass[] = [
  baseline(new URL('../persistence/schema.sql', import.meta.url), 'UsedAsIs1767110000000'),
  ReadingInParts1767120000000,
  DoubtedSteps1767130000000,
  PassagesOfRuns1767140000000,
  StoryReplies1767150000000,
  Speakers1767300000000,
  RoadmapTags1767400000000,
  Letters1767600000000,
  StepDays1767700000000,
  Outcomes1767900000000,
];
