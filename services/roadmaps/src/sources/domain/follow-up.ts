import { FOLLOW_UP_MAX_CHARS } from '@waymark/contracts/ai/follow-up';
import { AppError } from '@waymark/kernel/app-error';
import { countWords } from '@waymark/kernel/count-words';
import type { RunState } from '../../runs/domain/run-state.ts';
import { cleanText } from '../../shared/domain/clean-draft.ts';

export const ASKED = 'Here is a question about your answer.';
export const NO_FOLLOW_UP = 'Unable to find a question right now. Your answer is saved.';
export const NOTHING_WRITTEN = 'This answer was deleted, so there is nothing to ask about.';
export const MAY_NOT_SEND_INTERVIEW =
  'You have not allowed your interview to be sent to the AI service, which is run by another company, so it cannot ask anything.';

/** Fewer are too few for a question. */
const MIN_WORDS = 5;

export type FollowUpRequest = { userId: number; roadmapId: string; question: number };

/** Null for a run of another kind. */
export const toFollowUpRequest = ({ kind, userId, roadmapId, question }: RunState): FollowUpRequest | null =>
  kind === 'follow-up' ? { userId, roadmapId: roadmapId!, question: question! } : null;

/** Error: RULE_REFUSED. */
export function checkMayAsk(answer: { text: string; followUpQuestion: string | null } | null): void {
  if (answer && answer.followUpQuestion !== null)
    throw new AppError('RULE_REFUSED', 'This answer has a follow-up question already.');
  if (!answer || countWords(answer.text) < MIN_WORDS)
    throw new AppError('RULE_REFUSED', 'Write a little more first, so that there is something to ask about.');
}

/** Sanitises a question of an engine. Null when nothing is left. */
export const cleanFollowUp = (question: string): string | null =>
  cleanText(question.replace(/\s+/g, ' ')).slice(0, FOLLOW_UP_MAX_CHARS) || null;
