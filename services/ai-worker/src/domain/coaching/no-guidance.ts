import type { Coaching } from '@waymark/contracts/roadmaps/coaching';

export const NO_GUIDANCE: Coaching = {
  ...{ opening: '', actions: [], questions: [], obstacle: null, quote: null, encouragement: '' },
};
