import type { Draft, DraftStage, DraftStep, HeldBackReason } from '@waymark/contracts/ai/draft';
import { doubted, withMoved } from './held-back-steps.ts';

/** What a model doubts of the items of a draft, by their numbers. */
export type Doubts = Map<number, HeldBackReason>;

type Item =
  | { item: number; stage: string; about: string }
  | { item: number; title: string; about: string; passage: string | null };

/** Each stage of a draft, followed by its steps; numbered from 1. */
export const judgedItems = ({ stages }: Draft): Item[] =>
  stages
    .flatMap((stage): (DraftStage | DraftStep)[] => [stage, ...stage.steps])
    .map((one, i) =>
      'steps' in one
        ? { item: i + 1, stage: one.title, about: one.description }
        : { item: i + 1, title: one.title, about: one.description, passage: one.evidence?.quote ?? null },
    );

/**
 * The draft with what a model doubts waiting for the mentor: the passage of a step, held back with the reason, or the step
 * itself where it has none. A doubted stage is left out. `not-said` is void without a passage.
 */
export function withoutDoubted(draft: Draft, doubts: Doubts): Draft {
  const heldBack = draft.heldBack.map((passage) => ({ ...passage }));
  let item = 0;
  const next = (): HeldBackReason | null => doubts.get(++item) ?? null;
  const moved: DraftStep[] = [];
  const stages = draft.stages.flatMap((stage): DraftStage[] => {
    const ofStage = next();
    const ofAll = ofStage === 'not-said' ? null : ofStage;
    const steps = stage.steps.flatMap((step) => {
      const ofStep = next();
      const reason = ofAll ?? (ofStep === 'not-said' && !step.evidence ? null : ofStep);
      return reason ? (doubted(step, reason, heldBack) ?? []) : [step];
    });
    if (ofAll) moved.push(...steps);
    return ofAll ? [] : [{ ...stage, description: ofStage ? '' : stage.description, steps }];
  });
  const kept = stages.filter(({ steps }) => steps.length > 0);
  return { ...draft, stages: withMoved(kept, moved), heldBack };
}
