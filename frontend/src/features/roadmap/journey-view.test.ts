import { describe, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { journeyView } from './journey-view.ts';

const roadmap = {
  stages: [
    { id: 'a', title: 'First', steps: [{ id: 'a1' }, { id: 'a2' }] },
    { id: 'gap', title: 'Empty', steps: [] },
    { id: 'b', title: 'Second', steps: [{ id: 'b1' }] },
  ],
} as unknown as Roadmap;

describe('the view of a journey', () => {
  it('marks the first open step as current and earlier ones as done', () => {
    const view = journeyView(roadmap, { a1: true });
    expect(view.next).toMatchObject({ stageIndex: 0, step: { id: 'a2' } });
    expect(view.stages[0]?.steps.map(({ mark }) => mark)).toEqual(['done', 'current']);
    expect(view.stages.map(({ mark }) => mark)).toEqual(['current', 'ahead', 'ahead']);
  });

  it('names the stage that has to be completed before a locked one', () => {
    expect(journeyView(roadmap, {}).stages[2]?.lockedBy).toBe('First');
    expect(journeyView(roadmap, { a1: true, a2: true }).stages[2]?.lockedBy).toBeNull();
  });

  it('has no next step when all is done', () => {
    const view = journeyView(roadmap, { a1: true, a2: true, b1: true });
    expect(view.next).toBeNull();
    expect(view.journey.percent).toBe(100);
  });

  it('has the stage of the next step as the current one, however long the stages are', () => {
    const uneven = {
      stages: [
        { id: 'a', title: 'Short', steps: [{ id: 'a1' }] },
        { id: 'b', title: 'Long', steps: [{ id: 'b1' }, { id: 'b2' }, { id: 'b3' }] },
      ],
    } as unknown as Roadmap;
    expect(journeyView(uneven, { a1: true }).current?.number).toBe(2);
    expect(journeyView(uneven, { b1: true, b2: true }).current?.number).toBe(1);
  });

  it('returns to an open step of an earlier stage', () => {
    expect(journeyView(roadmap, { a2: true, b1: true }).next?.step.id).toBe('a1');
  });
});
