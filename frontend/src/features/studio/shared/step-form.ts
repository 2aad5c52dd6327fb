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

/** Why a passage waits for the mentor instead of being suggested as a step. */
export const REASONS: Record<HeldBackReason, { label: string; detail: string }> = {
  mistake: {
    label: 'You may have told this as a mistake',
    detail: 'If you would not do it again, a warning can spare others. If it helped you, use it.',
  },
  harm: {
    label: 'Please read this one again',
    detail:
      'Somebody could come to harm who does exactly this. You know what you meant: use it, warn of it, or leave it out.',
  },
  'others-advice': {
    label: 'This may be someone else’s advice',
    detail: 'If you did it too, or would say it yourself, use it.',
  },
  advertisement: {
    label: 'This may be an offer',
    detail: 'It names something for sale. If it is a part of what you did, use it.',
  },
  instruction: {
    label: 'This reads like an instruction to software',
    detail: 'It is left out of everything that software reads. If you wrote it for people, use it.',
  },
  'not-said': {
    label: 'The AI added something you did not say',
    detail: 'The step it made of these words is left out. The words themselves are fine to use.',
  },
};

/** Why a step without a passage waits for the mentor. */
export const DOUBTS: Record<HeldBackReason, string> = {
  mistake: 'Going by your story, you may not do this again. Skip it, or say in it what to do instead.',
  harm: 'Somebody could come to harm who does exactly this. Keep it only if you are sure, or edit or skip it.',
  'others-advice': 'Going by your story, somebody else said this. Keep it only if you would say it yourself.',
  advertisement: 'It names something for sale. If it is a part of what you did, keep it.',
  instruction: 'It does not read like something a person can do. Edit it, or skip it.',
  'not-said': 'It names an amount, an address or a number that is nowhere in your words.',
};

/** Why nothing may be suggested, and what the mentor can do. */
export const READS =
  'Waymark reads English, German, Spanish, French, Italian and Portuguese. In other languages you choose the sentences.';

/** Decisions whose result is shown before it is saved. */
export const isInstant = ({ action }: ReviewDecision): boolean =>
  action === 'keep' || action === 'skip' || action === 'dismiss';

/** Decisions without a form: nothing of the mentor is lost when they fail. */
export const isPress = (decision: ReviewDecision): boolean =>
  isInstant(decision) || ['merge', 'take', 'use'].includes(decision.action);

/** What undo reverts, e.g. `Undo: added “I rang the bank”`. */
export const undoLabel = ({ action, title }: NonNullable<Review['undo']>): string =>
  action === 'take' || action === 'use' ? `Undo: added “${title}”` : `Undo “${title}”`;

/** "Kept. 11 to go." */
export function resultOf({ action }: ReviewDecision, left: number): string {
  const done = {
    keep: 'Kept.',
    edit: 'Saved.',
    merge: 'Merged. Read both together.',
    'as-is': 'Saved.',
    'warn-step': 'Added as a warning.',
    skip: 'Skipped.',
    voice: 'Saved.',
    quote: 'The step has the other passage now.',
    take: 'Added.',
    use: 'Added as a step.',
    warn: 'Added as a warning.',
    dismiss: 'Left out.',
  }[action];
  return `${done} ${left === 0 ? 'No step is left to review.' : `${left} to go.`}`;
}
