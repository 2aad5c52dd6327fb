import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { assessSafety } from '@waymark/safety/assess';
import type { CoachEngine, Coached } from '../../app/engine.ts';
import { NO_GUIDANCE } from '../../domain/coaching/no-guidance.ts';

/** Without a model nothing is written: the passages of the mentor's story are the reply, and their owner has found them. */
export class OfflineCoach implements CoachEngine {
  readonly name = 'offline';

  async coach({ stepTitle, stepDescription }: CoachingMaterial): Promise<Coached> {
    const risk = assessSafety(`${stepTitle}. ${stepDescription}`);
    // A step for a qualified person comes with help to find one.
    const safety = risk?.level === 'ask-first' ? { safety: risk } : {};
    return { coaching: { ...NO_GUIDANCE, ...safety }, passages: [], raised: null, usage: null };
  }
}
