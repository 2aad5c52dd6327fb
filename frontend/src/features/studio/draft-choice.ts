import type { ResolveDraftBody } from '@waymark/contracts/roadmaps/runs';
import type { DraftDiff, StageDiff } from '@waymark/contracts/roadmaps/versions';

/** What the mentor says to one stage: the draft's comes in, what stands stays (or nothing comes), what stands goes. */
export type Choice = 'take' | 'keep' | 'remove';

/** One choice per stage of the diff, by its place there. */
export type Choices = readonly Choice[];

/** What can be said to a stage. Where both are the same there is nothing to choose. */
export function optionsOf({ change, stageId, draftStage }: StageDiff): readonly Choice[] {
  if (change === 'same') return ['keep'];
  const options: Choice[] = [];
  if (draftStage !== null) options.push('take');
  options.push('keep');
  if (stageId !== null) options.push('remove');
  return options;
}

/** Nothing changes without the mentor's word. */
export const keepAll = ({ stages }: DraftDiff): Choices => stages.map(() => 'keep');

/** The whole draft; stages it lacks go, except those with the mentor's own hand in them. */
export const takeAll = ({ stages }: DraftDiff): Choices =>
  stages.map((stage) => {
    const options = optionsOf(stage);
    if (options.includes('take')) return 'take';
    return options.includes('remove') && !stage.touchedByMentor ? 'remove' : 'keep';
  });

export const choose = (choices: Choices, index: number, choice: Choice): Choices =>
  choices.map((one, at) => (at === index ? choice : one));

/** Choices made on an older diff, as far as they still say something in this one: by stage, not by place. */
export function carryOver(before: DraftDiff, choices: Choices, now: DraftDiff): Choices {
  const known = new Map(before.stages.map((stage, index) => [keyOf(stage), choices[index]!]));
  return now.stages.map((stage) => {
    const choice = known.get(keyOf(stage)) ?? 'keep';
    return optionsOf(stage).includes(choice) ? choice : 'keep';
  });
}

export const keyOf = ({ stageId, draftStage }: StageDiff): string => `${stageId ?? ''}/${draftStage ?? ''}`;

/** The choices as the server takes them; made on the revision that was shown. */
export function bodyOf({ stages, revision }: DraftDiff, choices: Choices): ResolveDraftBody {
  const take = stages.flatMap(({ draftStage }, index) =>
    choices[index] === 'take' && draftStage !== null ? [draftStage] : [],
  );
  const drop = stages.flatMap(({ stageId }, index) =>
    choices[index] === 'remove' && stageId !== null ? [stageId] : [],
  );
  return { action: 'take', take, drop, revision };
}

export const countOf = (choices: Choices, choice: Choice): number =>
  choices.filter((one) => one === choice).length;

/** Applying would leave no stage at all: more likely a slip than a wish. */
export const leavesNothing = ({ stages }: DraftDiff, choices: Choices): boolean =>
  stages.every(({ stageId }, index) =>
    choices[index] === 'take' ? false : choices[index] === 'remove' || stageId === null,
  );
