import { INTERVIEW_ANSWER_MAX_CHARS } from '@waymark/contracts/roadmaps/interview-answer-limits';
import type { SaveState } from './use-interview-answer.ts';

const TEXTS: Record<SaveState, string> = {
  empty: '',
  saved: 'Saved',
  waiting: 'Not saved yet…',
  saving: 'Saving…',
  offline: 'You are offline. Your words stay in this browser until they are saved.',
  failed: 'Not saved. Your words stay in this browser, and we try again.',
  'too-long': `Not saved: an answer can have at most ${INTERVIEW_ANSWER_MAX_CHARS} characters. Your words stay in this browser.`,
  conflict: 'Changed in another window',
};

export function SaveStatus({ state }: { state: SaveState }) {
  return (
    <p role="status" className="min-h-5 text-sm text-muted">
      {TEXTS[state]}
    </p>
  );
}
