import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { cap } from '../../evidence.ts';
import { languageOf } from '../../language-of.ts';
import { ANSWERS } from './answers.ts';
import type { Told } from './situation.ts';

const NEUTRAL = 'Here is the step in pieces that can be done one at a time.';
const NOT_UNDERSTOOD =
  'This guide works without an AI model and could not tell from your note what you need most. So here is the step in pieces, for you to choose from.';
const NOT_ENGLISH =
  'This guide works without an AI model and reads English only, so it answers the step and not what you wrote.';
const FOREIGN_STEP =
  'This guide works without an AI model and speaks English only; the step stays in its own words.';
const SHORT = /^(?:[1-9]|1[0-5]) minutes?$/i;
const LENGTH = /\d.*\b(?:min|minute|hour|day|week|month|year|evening|weekend|afternoon|morning)s?\b/i;

/** What was heard, where the learner stands, and what the step is planned to take. */
export function opening(material: CoachingMaterial, told: Told): string {
  const { stepTitle, stepDescription } = material;
  const isForeign = languageOf(`${stepTitle} ${stepDescription}`).foreign;
  const hint = isForeign && !told.foreign ? FOREIGN_STEP : '';
  return [meeting(told), hint, whereYouStand(material), timeFor(material, told)].filter(Boolean).join(' ');
}

function meeting({ situations: [first, second], wrote, foreign }: Told): string {
  if (!first) return foreign ? NOT_ENGLISH : wrote ? NOT_UNDERSTOOD : NEUTRAL;
  return second ? `${ANSWERS[first].meets} ${ANSWERS[second].joins}` : ANSWERS[first].meets;
}

function whereYouStand(material: CoachingMaterial): string {
  const { before, after, completedSteps: done, totalSteps: total } = material;
  const step = quoted(material.stepTitle, 120);
  if (total > 1 && done >= total)
    return `You have been through the whole roadmap; ${step} is still here to come back to.`;
  if (total > 1 && done === total - 1) return `${step} may be the only step you have left on this roadmap.`;
  if (before === null && after === null) return `${step} is the one step of this roadmap.`;
  if (before === null) return `${step} is the first step of ${quoted(material.roadmapTitle, 120)}.`;
  if (after === null) return `${step} is the last step of the way${counted(done, total)}.`;
  return `${step} comes after ${quoted(before, 120)}${counted(done, total)}.`;
}

const counted = (done: number, total: number): string =>
  done > 0 && done < total ? `, and you have completed ${done} of ${total} steps` : '';

function timeFor({ stepDuration }: CoachingMaterial, { minutes, situations }: Told): string {
  const planned = stepDuration && LENGTH.test(stepDuration) ? cap(stepDuration, 40) : null;
  if (minutes) return `You have ${minutes} minutes: stop when they are over, wherever you are.`;
  if (!planned) return '';
  if (SHORT.test(planned)) return `The roadmap plans only ${planned} for it.`;
  return situations.includes('no-time')
    ? `The roadmap plans ${planned} for it; that need not be in one sitting.`
    : `The roadmap plans ${planned} for it. Today the first action is enough.`;
}

/** In quotation marks of its own, so that a title with marks or line breaks in it stays a title. */
export const quoted = (title: string, most: number): string =>
  `“${cap(title, most)
    .replace(/[“”]/g, '"')
    .replace(/[.\s]+$/, '')}”`;
