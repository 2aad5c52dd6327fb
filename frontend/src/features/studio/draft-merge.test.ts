import { describe, expect, it } from '@jest/globals';
import type { Stage } from '@waymark/contracts/roadmaps/http';
import { aRoadmap } from '../../testing/directory-samples.ts';
import { changedFields, mergeDrafts, roadmapChanges } from './draft-merge.ts';
import { draftOf } from './stage-draft.ts';

const roadmap = aRoadmap({ id: 'r1' }, [{ title: 'Open one' }]);
const [stage] = roadmap.stages as [Stage];
const base = draftOf(stage);
const [step] = base.steps;

describe('two versions of a stage', () => {
  it('are merged when they changed different fields', () => {
    const mine = { ...base, title: 'Mine', mentorNote: 'My note' };
    const theirs = { ...base, steps: [{ ...step!, title: 'Their step' }] };
    expect(mergeDrafts(base, mine, theirs)).toEqual({ ...mine, steps: theirs.steps });
    expect(changedFields(mine, theirs)).toEqual(['title', 'steps', 'note']);
  });

  it('are not merged when both changed one field in different ways', () => {
    const [mine, theirs] = [
      { ...base, title: 'Mine' },
      { ...base, title: 'Theirs' },
    ];
    expect(mergeDrafts(base, mine, theirs)).toBeNull();
    expect(mergeDrafts(base, mine, mine)).toEqual(mine);
  });
});

describe('two revisions of a roadmap', () => {
  const second = { ...stage, id: 'stage2', title: 'Second' };
  const before = { ...roadmap, stages: [stage, second] };

  it('differ in new, changed, deleted and moved stages and in the details', () => {
    const third = { ...stage, id: 'stage3', title: 'Third' };
    const after = {
      ...roadmap,
      title: 'Renamed',
      stages: [third, { ...stage, description: 'Now with words' }],
    };
    expect(roadmapChanges(before, after)).toEqual([
      { stageId: null, title: 'Details', what: 'changed' },
      { stageId: 'stage3', title: 'Third', what: 'is new' },
      { stageId: 'stage1', title: 'Look at it', what: 'description' },
      { stageId: 'stage2', title: 'Second', what: 'was deleted' },
    ]);
    expect(roadmapChanges(before, { ...before, stages: [second, stage] })).toEqual([
      { stageId: null, title: 'Order of the stages', what: 'changed' },
    ]);
    expect(roadmapChanges(before, { ...before, revision: 9, followers: 3 })).toEqual([]);
  });
});
