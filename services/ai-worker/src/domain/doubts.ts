import type { Draft, DraftStage, DraftStep, HeldBackReason } from '@waymark/contracts/ai/draft';
import { holdBack } from './held-back-steps.ts';

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
 * The draft without the steps that a model doubts: each waits for the mentor as a passage held back with the reason. A
 * doubted stage has all its steps held back. `not-said` is void without a passage.
 */
export function withoutDoubted(draft: Draft, doubts: Doubts): Draft {
  const heldBack = draft.heldBack.map((passage) => ({ ...passage }));
  let item = 0;
  const next = (): HeldBackReason | null => doubts.get(++item) ?? null;
  const stages = draft.stages.map((stage): DraftStage => {
    const ofStage = next();
    const ofAll = ofStage === 'not-said' ? null : ofStage;
    const steps = stage.steps.filter(({ evidence }) => {
      const ofStep = next();
      const reason = ofAll ?? (evidence ? ofStep : ofStep === 'not-said' ? null : ofStep);
      if (reason) holdBack(heldBack, reason, evidence);
      return reason === null;
    });
    return { ...stage, description: ofStage ? '' : stage.description, steps };
  });
  return { ...draft, stages: stages.filter(({ steps }) => steps.length > 0), heldBack };
}
