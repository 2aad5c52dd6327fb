import { describe, expect, it } from '@jest/globals';
import type { StageInsight } from '@waymark/contracts/roadmaps/insight';
import { formatDays, mainStops, sessionFigures, sessionsOf } from './insight.ts';

const stage = (stageId: string, stopped: number): StageInsight => ({
  ...{ stageId, title: stageId, estimatedDuration: '', reached: 9, completed: 3, stopped, medianDays: null },
  steps: [
    { stepId: `${stageId}-1`, title: 'Walk', completed: 4 },
    { stepId: `${stageId}-2`, title: 'Rest', completed: 3 },
  ],
});

describe('the sessions of a roadmap', () => {
  const figures = sessionFigures([
    { stepId: 'a-1', sessions: 3, reviews: 2, rating: 5 },
    { stepId: 'a-2', sessions: 1, reviews: 1, rating: 2 },
    { stepId: null, sessions: 2, reviews: 0, rating: null },
  ]);

  it('are summed, and the rating is the average of all reviews', () => {
    expect(figures).toMatchObject({ sessions: 6, reviews: 3, rating: 4 });
    expect(sessionFigures([]).rating).toBeNull();
  });

  it('are counted by the stage of their step, and unknown while they load', () => {
    expect(sessionsOf(stage('a', 0), figures)).toBe(4);
    expect(sessionsOf(stage('b', 0), figures)).toBe(0);
    expect(sessionsOf(stage('a', 0), null)).toBeNull();
  });
});

it('finds the stages where most learners have stopped', () => {
  expect(mainStops([stage('a', 1), stage('b', 2), stage('c', 2)]).map(({ stageId }) => stageId)).toEqual([
    'b',
    'c',
  ]);
  expect(mainStops([stage('a', 0)])).toEqual([]);
});

it.each([
  [null, '–'],
  [0.4, 'less than a day'],
  [1.2, '1 day'],
  [13.4, '13 days'],
  [24.5, '3.5 weeks'],
])('writes %s days as %s', (days, text) => expect(formatDays(days)).toBe(text));
