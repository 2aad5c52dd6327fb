import type { Safety, SafetyKind } from '@waymark/contracts/roadmaps/coaching';

const SOMETHING_WAS_DONE: readonly SafetyKind[] = ['overdose', 'self-harm', 'medical-emergency'];

/**
 * Whether nothing on a screen may give the reader away to others at home: explicit violence there. Not where the writer
 * has taken or done something that cannot wait, which folded help would hide.
 */
export const isDiscreet = ({ kinds, urgent }: Pick<Safety, 'kinds' | 'urgent'>): boolean =>
  kinds.includes('violence-at-home') && !(urgent && kinds.some((kind) => SOMETHING_WAS_DONE.includes(kind)));
