import type { AiRun } from '@waymark/contracts/roadmaps/runs';

/** After a model has failed, a draft can be made from the mentor's own words. */
export const hasOtherWay = ({ status, engine }: AiRun): boolean => status === 'failed' && engine === 'openai';

export const OTHER_WAY = 'You can also make a draft from your own words, without AI. Nothing is sent then.';
export const OWN_WORDS = 'Draft from my own words';
