import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import { findDanger } from './danger.ts';

/** What a text that somebody writes about themself needs before anything else; null: nothing. Never throws. */
export function assessSafety(text: string): Safety | null {
  return findDanger(text);
}
