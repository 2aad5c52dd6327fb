import type { SaveState } from '../../interview/use-interview-answer.ts';

const TEXTS: Record<SaveState, string> = {
  empty: '',
  saved: 'Saved',
  waiting: 'Not saved yet…',
  saving: 'Saving…',
  offline: 'You are offline. Your words stay in this browser until they are saved.',
  failed: 'Not saved. Your words stay in this browser, and we try again.',
  conflict: 'Changed in another window',
};

export function SaveStatus({ state }: { state: SaveState }) {
  return (
    <p role="status" className="min-h-5 text-sm text-muted">
      {TEXTS[state]}
    </p>
  );
}
