import type { Issue } from '@waymark/contracts/errors';
import type { StepQuestion } from '@waymark/contracts/roadmaps/review';
import { isForbiddenOrder } from '@waymark/safety/orders';
import type { StageState, StepState } from './roadmap-state.ts';

type Words = Pick<StepState, 'title' | 'evidence'>;

/** What has to be decided before these steps are published, with the path of each step. */
export const stepQuestions = (
  stages: readonly StageState[],
  isShown: (step: StepState) => boolean,
): (StepQuestion & Pick<Issue, 'path'>)[] =>
  stages.flatMap((stage, index) =>
    stage.steps.flatMap((step, at) => {
      const sentence = isShown(step) && !step.usedAsIs ? forbiddenIn(step) : undefined;
      const { id: stepId, title } = step;
      const path = ['stages', index, 'steps', at];
      return sentence === undefined ? [] : [{ stepId, title, stageTitle: stage.title, sentence, path }];
    }),
  );

const forbiddenIn = ({ title, evidence }: Words): string | undefined =>
  [evidence?.quote, title].find((words) => words !== undefined && isForbiddenOrder(words));

/** `usedAsIs` holds for the words it was set for, while the step counts as reviewed. */
export function withoutStaleUsedAsIs(
  before: readonly StageState[],
  after: readonly StageState[],
): StageState[] {
  const known = new Map(before.flatMap(({ steps }) => steps.map((step) => [step.id, wordsOf(step)])));
  const isStale = (step: StepState) =>
    !step.reviewed || (known.get(step.id) ?? wordsOf(step)) !== wordsOf(step);
  return after.map((stage) => ({
    ...stage,
    steps: stage.steps.map((step) => {
      if (!step.usedAsIs || !isStale(step)) return step;
      const { usedAsIs: _, ...asked } = step;
      return asked;
    }),
  }));
}

const wordsOf = ({ title, evidence }: Words): string => JSON.stringify([title, evidence?.quote]);
