import type { HomePath } from '@waymark/contracts/roadmaps/home';

/** Rounded down, so that 100 means all steps. */
export const percentOf = ({
  completedSteps,
  totalSteps,
}: Pick<HomePath, 'completedSteps' | 'totalSteps'>): number =>
  totalSteps === 0 ? 0 : Math.floor((completedSteps / totalSteps) * 100);
