import type { Coaching, CoachingMaterial, Safety } from '@waymark/contracts/roadmaps/coaching';
import { assessSafety, isAskFirst, languageOfText } from '@waymark/safety/assess';
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

/**
 * Leaves out reflections that suggest danger. They were written before, so they add a line with help above the
 * guidance and do not replace it.
 */
export function withoutDanger(material: CoachingMaterial): {
  material: CoachingMaterial;
  safety: Safety | null;
} {
  const assessed = material.reflections.map((text) => ({ text, safety: assessSafety(text) }));
  const reflections = assessed.flatMap(({ text, safety }) => (safety ? [] : [text]));
  const found = assessed.flatMap(({ safety }) => safety ?? []);
  const safety = found.reduce<Safety | null>((all, one) => withKinds({ ...one, level: 'weak' }, all), null);
  return { material: { ...material, reflections }, safety };
}
