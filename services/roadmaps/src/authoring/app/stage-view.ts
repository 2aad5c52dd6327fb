import type { Stage } from '@waymark/contracts/roadmaps/http';
import type { Roadmap } from '../domain/roadmap.ts';
import { toStages } from '../domain/shown-stages.ts';
import { contentOf } from '../domain/version-content.ts';

/** A stage of the working copy. Error: NOT_FOUND. */
export function toStageView(roadmap: Roadmap, stageId: string): Stage {
  const stages = toStages(contentOf(roadmap.state).stages, roadmap.library, { publicOnly: false });
  return stages[roadmap.indexOf(stageId)]!;
}
