import type { Safety, SafetyKind } from '@waymark/contracts/roadmaps/coaching';

const DISCREET: readonly SafetyKind[] = ['violence-at-home', 'child'];

/** Whether nothing on a screen may give the reader away to others at home. */
export const isDiscreet = ({ kinds }: Safety): boolean => kinds.some((kind) => DISCREET.includes(kind));
