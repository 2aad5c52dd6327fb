import type { Coaching, Safety } from '@waymark/contracts/roadmaps/coaching';
import { isAskFirst, languageOfText } from '@waymark/safety/assess';
import type { Coached } from './engine.ts';

/** Guidance that leaves the screen to the help for `safety`. */
export const helpAlone = (safety: Safety): Coaching => ({
  ...{ opening: '', actions: [], questions: [], obstacle: null, quote: null, encouragement: '' },
  safety,
});

/** Whether help comes alone, without guidance on the step. */
export const stopsCoaching = (safety: Safety | null): safety is Safety =>
  safety !== null && safety.level !== 'weak';

/** The help that the note needs by its words (`found`: at most weak) or by the model: either is enough. */
export function combined(found: Safety | null, model: Coached, note: string): Safety | null {
  const { crisis, crisisKind } = model;
  if (!crisis) return found;
  const kind = crisisKind ?? 'suicide';
  const level = isAskFirst(kind) ? 'ask-first' : crisis;
  return withKinds({ level, kinds: [kind], language: languageOfText(note) }, found);
}

/** Both needs, at the level of the one that stops the guidance. */
export function withKinds(safety: Safety, other: Safety | null | undefined): Safety {
  if (!other) return safety;
  const level = safety.level === 'weak' ? other.level : safety.level;
  return { ...safety, level, kinds: [...new Set([...safety.kinds, ...other.kinds])] };
}
