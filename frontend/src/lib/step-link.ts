/** The parameter of a roadmap's address that names a step to show. */
export const STEP_PARAM = 'step';

/** The path of a step: its roadmap opens, and the step is scrolled to and focused. */
export const stepLink = (roadmapId: string, stepId: string): string =>
  `/roadmap/${roadmapId}?${STEP_PARAM}=${stepId}`;
