import type { Safety, SafetyKind } from '@waymark/contracts/roadmaps/coaching';

/** `urgent`: it cannot wait, so the emergency number comes before everything else. */
export type Assessed = Safety & { urgent?: boolean };

const SOMETHING_WAS_DONE: readonly SafetyKind[] = ['overdose', 'self-harm'];

export const isUrgent = ({ urgent = false }: Pick<Assessed, 'urgent'>): boolean => urgent;

/**
 * Whether nothing on a screen may give the reader away to others at home: explicit violence there. Not where the writer
 * has taken or done something that cannot wait, which folded help would hide.
 */
export const isDiscreet = ({ kinds, urgent }: Pick<Assessed, 'kinds' | 'urgent'>): boolean =>
  kinds.includes('violence-at-home') && !(urgent && kinds.some((kind) => SOMETHING_WAS_DONE.includes(kind)));
