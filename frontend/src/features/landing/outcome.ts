import type { Tone } from '../../shared/ui/badge.tsx';

export interface Outcome {
  label: string;
  tone: Tone;
}

const known: Record<string, Outcome> = {
  'life changed': { label: 'Life changed', tone: 'moss' },
  'debt free': { label: 'Debt free', tone: 'amber' },
  thriving: { label: 'Thriving', tone: 'teal' },
  'work life balance': { label: 'Work-life balance', tone: 'dusk' },
};

/** Matches the four known outcomes in any spelling; any other is shown as written. */
export function outcomeOf(outcome: string): Outcome {
  const text = outcome.trim().replace(/[\s_-]+/g, ' ');
  const found = Object.hasOwn(known, text.toLowerCase()) ? known[text.toLowerCase()] : undefined;
  return found ?? { label: text.charAt(0).toUpperCase() + text.slice(1), tone: 'slate' };
}
