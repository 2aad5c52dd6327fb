import { Roadmaps1760000000000 } from './migrations/1760000000000-roadmaps.ts';
import { Versions1760000001000 } from './migrations/1760000001000-versions.ts';
import { Learners1760000002000 } from './migrations/1760000002000-learners.ts';
import { PublicChanges1760000003000 } from './migrations/1760000003000-public-changes.ts';
import { AiRunRow } from './persistence/ai-run.row.ts';
import { CategoryRow } from './persistence/category.row.ts';
import { MentorRow } from './persistence/mentor.row.ts';
import { RoadmapRow } from './persistence/roadmap.row.ts';
import { RunEventRow } from './persistence/run-event.row.ts';
import { SourceRow } from './persistence/source.row.ts';
import { StageRow } from './persistence/stage.row.ts';
import { StepRow } from './persistence/step.row.ts';

export const roadmapsDatabase = (url: string) => ({
  url,
  schema: 'roadmaps',
  rows: [AiRunRow, CategoryRow, MentorRow, RoadmapRow, RunEventRow, SourceRow, StageRow, StepRow],
  migrations: [
    Roadmaps1760000000000,
    Versions1760000001000,
    Learners1760000002000,
    PublicChanges1760000003000,
  ],
});
