import type { Stage } from '@waymark/contracts/roadmaps/http';
import { toStages } from '../domain/media.ts';
import type { Roadmap } from '../domain/roadmap.ts';
import { contentOf } from '../domain/version-content.ts';

/** A stage of the working copy as its mentor sees it. Error: NOT_FOUND. */
export const toStageView = (roadmap: Roadmap, stageId: string): Stage =>
  toStages(contentOf(roadmap.state).stages, roadmap.library, { publicOnly: false })[
    roadmap.indexOf(stageId)
  ]!;
