import type { DraftStep } from '@waymark/contracts/ai/draft';

/** Steps that fit any story. They carry no evidence, and are used only where a stage would have fewer than three. */
const FIRST = [
  [
    'Write down where you stand today',
    'Before you change anything, put on paper what is true now: facts, numbers, how it feels. You will want to look back at it later.',
    '30 minutes',
  ],
] as const;
const BETWEEN = [
  [
    'Look back at the week and note what helped',
    'Keep what worked, and leave out what did not. Two lines are enough.',
    '15 minutes',
  ],
  [
    'Choose one of these steps and put a date on it',
    'One step with a date moves more than five without.',
    '15 minutes',
  ],
  [
    'Tell somebody what you are working on',
    'It is easier to go on when one other person knows.',
    '15 minutes',
  ],
] as const;
const LAST = [
  [
    'Look back at where you started',
    'Take out what you wrote on the first day, and see how far you have come.',
    '30 minutes',
  ],
] as const;

/** A general step for a stage that lacks one. */
export function suggestion(index: number, stages: number): DraftStep {
  const texts = index === 0 ? FIRST : index === stages - 1 ? LAST : BETWEEN;
  const [title, description, estimatedDuration] = texts[(index - 1 + texts.length) % texts.length]!;
  return { title, description, estimatedDuration, resourceLinks: [], evidence: null };
}
