import type { Stage } from '@waymark/contracts/roadmaps/http';
import type { StageState } from '../domain/roadmap-state.ts';

/** A stage as it is shown; `order` is its place on the roadmap, from 0. */
export const toStageView = ({ touchedByMentor, ...stage }: StageState, order: number): Stage => ({
  ...stage,
  mentorNote: null,
  voiceClip: null,
  artifacts: [],
  order,
  steps: stage.steps.map((step, at) => ({ ...step, order: at })),
});
