import { describe, expect, it } from '@jest/globals';
import type { DraftDiff, StageDiff } from '@waymark/contracts/roadmaps/versions';
import { bodyOf, carryOver, choose, keepAll, optionsOf, removesAllStages, takeAll } from './draft-choice.ts';

const stage = (
  stageId: string | null,
  draftStage: number | null,
  over: Partial<StageDiff> = {},
): StageDiff => ({
  change: stageId === null ? 'added' : draftStage === null ? 'removed' : 'changed',
  stageId,
  draftStage,
  before: null,
  after: null,
  touchedByMentor: false,
  steps: [],
  ...over,
});

const diffOf = (...stages: StageDiff[]): DraftDiff => ({ runId: 'r', roadmapId: 'm', revision: 7, stages });

const mine = stage('a', 0, { touchedByMentor: true });
const same = stage('b', 1, { change: 'same' });
const fresh = stage(null, 2);
const lacking = stage('c', null);
const myOwn = stage('d', null, { touchedByMentor: true });
const diff = diffOf(mine, same, fresh, lacking, myOwn);

describe('the choices for a draft', () => {
  it('change nothing by default', () => {
    expect(bodyOf(diff, keepAll(diff))).toEqual({ action: 'take', take: [], drop: [], revision: 7 });
  });

  it('offer the options that apply to a stage', () => {
    expect(optionsOf(mine)).toEqual(['take', 'keep', 'remove']);
    expect(optionsOf(same)).toEqual(['keep']);
    expect(optionsOf(fresh)).toEqual(['take', 'keep']);
    expect(optionsOf(lacking)).toEqual(['keep', 'remove']);
  });

  it('take one stage and leave the others', () => {
    expect(bodyOf(diff, choose(keepAll(diff), 2, 'take'))).toMatchObject({ take: [2], drop: [] });
  });

  it('remove an existing stage by its id', () => {
    expect(bodyOf(diff, choose(keepAll(diff), 0, 'remove'))).toMatchObject({ take: [], drop: ['a'] });
  });

  it('take the whole draft and remove no stage that the mentor edited', () => {
    expect(bodyOf(diff, takeAll(diff))).toMatchObject({ take: [0, 2], drop: ['c'] });
  });

  it('detect that no stage would be left', () => {
    const two = diffOf(lacking, fresh);
    expect(removesAllStages(two, ['remove', 'keep'])).toBe(true);
    expect(removesAllStages(two, ['remove', 'take'])).toBe(false);
    expect(removesAllStages(two, ['keep', 'keep'])).toBe(false);
  });

  it('are carried over to a new diff stage by stage', () => {
    const choices = takeAll(diff);
    const moved = diffOf(stage('new', null), fresh, mine, { ...lacking });
    expect(carryOver(diff, choices, moved)).toEqual(['keep', 'take', 'take', 'remove']);
    const nowSame = diffOf({ ...mine, change: 'same' });
    expect(carryOver(diff, choices, nowSame)).toEqual(['keep']);
  });
});
