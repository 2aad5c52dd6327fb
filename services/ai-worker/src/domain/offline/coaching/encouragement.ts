import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { cap } from '../../evidence.ts';
import { ANSWERS } from './answers.ts';
import { quoted } from './opening.ts';
import type { Told } from './situation.ts';

/** What can truly be said at the end: of the learner's situation, or of how far they have come. */
export function encouragement(material: CoachingMaterial, { situations: [first] }: Told): string {
  if (first && first !== 'beginner') return ANSWERS[first].encouragement;
  const { before, after, completedSteps: done, totalSteps: total } = material;
  if (total > 1 && done >= total)
    return 'You have been all the way round. Coming back to a step is part of it.';
  if (after === null && before !== null)
    return 'When this one is done, the whole way lies behind you. Take your time with it.';
  if (done > 0) return progress(done, total);
  if (first) return ANSWERS[first].encouragement;
  if (before === null)
    return 'You have opened the first step and read it. The first action is the next thing, and it is short.';
  return cap(
    `After this one comes ${quoted(after ?? '', 120)}. It can wait: only this step is asked of you now.`,
    300,
  );
}

function progress(done: number, total: number): string {
  const steps = done === 1 ? 'One step' : `${done} steps`;
  const half = done * 2 > total ? ' That is more than half.' : '';
  return `${steps} of this roadmap ${done === 1 ? 'lies' : 'lie'} behind you already.${half} This one is done in the same way: one piece, then the next.`;
}
