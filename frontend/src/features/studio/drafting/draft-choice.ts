import type { ResolveDraftBody } from '@waymark/contracts/roadmaps/runs';
import type { DraftDiff, StageDiff } from '@waymark/contracts/roadmaps/versions';

/** For a stage of the diff: take the draft's version, leave the current one (or none), or remove the current one. */
export type Choice = 'take' | 'keep' | 'remove';

/** One choice per stage of the diff, by index. */
export type Choices = readonly Choice[];

/** The choices that a stage allows. */
export function optionsOf({ change, stageId, draftStage }: StageDiff): readonly Choice[] {
  if (change === 'same') return ['keep'];
  const options: Choice[] = [];
  if (draftStage !== null) options.push('take');
  options.push('keep');
  if (stageId !== null) options.push('remove');
  return options;
}

export const keepAll = ({ stages }: DraftDiff): Choices => stages.map(() => 'keep');

/** Takes the whole draft and removes stages that it lacks, except those the mentor has edited. */
export const takeAll = ({ stages }: DraftDiff): Choices =>
  stages.map((stage) => {
    const options = optionsOf(stage);
    if (options.includes('take')) return 'take';
    return options.includes('remove') && !stage.touchedByMentor ? 'remove' : 'keep';
  });

export const choose = (choices: Choices, index: number, choice: Choice): Choices =>
  choices.map((one, at) => (at === index ? choice : one));

/** Transfers choices to a newer diff, by stage, if they are still allowed there. */
export function carryOver(before: DraftDiff, choices: Choices, now: DraftDiff): Choices {
  const known = new Map(before.stages.map((stage, index) => [keyOf(stage), choices[index]!]));
  return now.stages.map((stage) => {
    const choice = known.get(keyOf(stage)) ?? 'keep';
    return optionsOf(stage).includes(choice) ? choice : 'keep';
  });
}

export const keyOf = ({ stageId, draftStage }: StageDiff): string => `${stageId ?? ''}/${draftStage ?? ''}`;

/** The request body, with the revision that was shown. */
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

/** Whether no stage would be left. */
export const removesAllStages = ({ stages }: DraftDiff, choices: Choices): boolean =>
  stages.every(({ stageId }, index) =>
    choices[index] === 'take' ? false : choices[index] === 'remove' || stageId === null,
  );
