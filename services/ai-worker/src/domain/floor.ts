import type { HeldBackReason } from '@waymark/contracts/ai/draft';
import { isForbiddenOrder } from '@waymark/safety/orders';
import { hasCue, plain } from './outline/cues.ts';
import { LANGUAGES } from './outline/language.ts';

/**
 * Why words must not be shown to a learner, by any writer; null when they may. It finds only what is certain: an order
 * that no roadmap may give, an advertisement, an instruction to software. All else is for a model to judge.
 */
export function floorReason(text: string): HeldBackReason | null {
  const words = plain(text);
  const has = (kind: 'instruction' | 'ad'): boolean =>
    LANGUAGES.some((language) => hasCue(words, kind, language));
  if (has('instruction')) return 'instruction';
  if (has('ad')) return 'advertisement';
  return isForbiddenOrder(text) ? 'harm' : null;
}
