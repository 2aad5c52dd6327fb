import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { DEFAULT_CONTEXT } from '@waymark/contracts/roadmaps/default-context';
import { assessSafety, languageOfText } from '@waymark/safety/assess';
import type { CoachEngine, Coached } from '../../app/engine.ts';
import { coachFromOutline } from '../../domain/coaching/outline-coach.ts';

/** The coach that needs no model. It takes milliseconds, so it needs no process of its own. */
export class OfflineCoach implements CoachEngine {
  readonly name = 'offline';

  async coach(material: CoachingMaterial): Promise<Coached> {
    const { stepTitle, stepDescription } = material;
    const userContext = material.userContext === DEFAULT_CONTEXT ? '' : material.userContext;
    const step = `${stepTitle}. ${stepDescription}`;
    const risk = assessSafety(step);
    const coaching = coachFromOutline(
      { ...material, userContext },
      languageOfText(userContext || step),
      risk === null,
    );
    // A step for a qualified person comes with help to find one.
    const safety = risk?.level === 'ask-first' ? { safety: risk } : {};
    return { coaching: { ...coaching, ...safety }, raised: null, usage: null };
  }
}
