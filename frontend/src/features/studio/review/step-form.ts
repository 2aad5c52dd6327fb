import type { HeldBackReason } from '@waymark/contracts/ai/draft';
import type { Step } from '@waymark/contracts/roadmaps/http';
import type { Review, ReviewDecision } from '@waymark/contracts/roadmaps/review';

/** What the panel of a step or passage shows: its state, or one of its forms. */
export type Mode = 'look' | 'edit' | 'write' | 'wording' | 'pick' | 'take' | 'warn';

/** The panel shows what it is about with its decisions, not a form. `take`: a sentence is chosen in the story. */
export const isLooking = (mode: Mode): boolean => mode === 'look' || mode === 'take';

/** Forms whose unsaved text stays in this tab. */
export type WrittenMode = 'edit' | 'write' | 'warn';

/** Storage key of unsaved text about a step or a held-back passage. */
export const writtenKey = (id: string, mode: WrittenMode): string => `waymark-review-${mode}-${id}`;

export interface StepText {
  title: string;
  description: string;
  estimatedDuration: string;
}

export const textOf = ({ title, description, estimatedDuration }: Step): StepText => ({
  title,
  description,
  estimatedDuration: estimatedDuration ?? '',
});

export const sameText = (a: StepText, b: StepText): boolean =>
  a.title.trim() === b.title.trim() &&
  a.description.trim() === b.description.trim() &&
  a.estimatedDuration.trim() === b.estimatedDuration.trim();

type Edit = Extract<ReviewDecision, { action: 'edit' }>;

export const editOf = (stepId: string, text: StepText): Edit => ({
  action: 'edit',
  stepId,
  ...text,
  estimatedDuration: text.estimatedDuration.trim() || null,
});

export const KINDS: Record<Step['origin'], string> = {
  outline: 'In your words',
  ai: 'Written with AI',
  mentor: 'Written by you',
};

export const REASONS: Record<HeldBackReason, { label: string; detail: string }> = {
  mistake: {
    label: 'You described this as a mistake',
    detail: 'As a step it would lead others the same way. As a warning it can spare them.',
  },
  harm: {
    label: 'Someone could get hurt doing this',
    detail: 'It is not a step for anyone. A warning in your own words may help.',
  },
  'others-advice': {
    label: 'Someone else’s advice',
    detail: 'It is not what you did or would say yourself.',
  },
  advertisement: { label: 'An advertisement', detail: 'It offers something instead of telling your story.' },
  instruction: {
    label: 'Reads like an instruction to software',
    detail: 'It is left out of everything that software reads.',
  },
};

/** Why nothing may be suggested, and what the mentor can do. */
export const READS =
  'Waymark reads English, German, Spanish, French, Italian and Portuguese. In other languages you choose the sentences.';

/** Decisions whose result is shown before it is saved. */
export const isInstant = ({ action }: ReviewDecision): boolean =>
  action === 'keep' || action === 'skip' || action === 'dismiss';

/** Decisions without a form: nothing of the mentor is lost when they fail. */
export const isPress = (decision: ReviewDecision): boolean =>
  isInstant(decision) || decision.action === 'merge' || decision.action === 'take';

/** What undo reverts, e.g. `Undo: added “I rang the bank”`. */
export const undoLabel = ({ action, title }: NonNullable<Review['undo']>): string =>
  action === 'take' ? `Undo: added “${title}”` : `Undo “${title}”`;

/** "Kept. 11 to go." */
export function resultOf({ action }: ReviewDecision, left: number): string {
  const done = {
    keep: 'Kept.',
    edit: 'Saved.',
    merge: 'Merged. Read both together.',
    skip: 'Skipped.',
    voice: 'Saved.',
    quote: 'The step has the other passage now.',
    take: 'Added.',
    warn: 'Added as a warning.',
    dismiss: 'Left out.',
  }[action];
  return `${done} ${left === 0 ? 'No step is left to review.' : `${left} to go.`}`;
}
