// guarantees: Growth counts a member's own visible texts within the stated time
import { expect, it } from '@jest/globals';
import { type Activity, growthOf } from './growth.ts';

const nothing: Activity = {
  ...{ responses: 0, respondedRequests: 0, helped: 0, requests: 0, hosted: 0, attended: 0, members: 0 },
  recent: {
    ...{ responses: 0, responsesBy: {}, requestsBy: {}, members: 0 },
    ...{ answeredRequests: 0, minutesToRespond: null },
  },
};

it('counts nothing for a member who did nothing, with no time to respond', () => {
  const growth = growthOf(nothing);
  expect([...growth.skills, ...growth.achievements].map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(growth.areas.map(({ requests }) => requests)).toEqual([0, 0, 0]);
  expect(growth.recent.minutesToRespond).toBeNull();
});

it('counts responses about limits as boundary setting, and every response as communication', () => {
  const responsesBy = { boundaries: 1, 'difficult-mentees': 2, 'self-care': 4, communication: 8 };
  const recent = { ...nothing.recent, responses: 15, responsesBy, members: 3 };
  const counts = growthOf({ ...nothing, recent }).skills.map(({ skill, count }) => [skill, count]);
  expect(counts).toEqual([
    ['communication', 15],
    ['boundary-setting', 7],
    ['peer-collaboration', 3],
  ]);
});

it('counts requests, marks and members towards achievements', () => {
  const growth = growthOf({ ...nothing, responses: 9, respondedRequests: 4, helped: 3, members: 2 });
  expect(growth.achievements.map(({ count }) => count)).toEqual([4, 3, 2]);
});

it('recommends first the area that most requests of the member point to', () => {
  const requestsBy = { communication: 1, 'self-care': 1, boundaries: 1, 'difficult-mentees': 3 };
  const { areas } = growthOf({ ...nothing, recent: { ...nothing.recent, requestsBy } });
  expect(areas).toEqual([
    { area: 'conflict-resolution', requests: 3 },
    { area: 'self-care', requests: 2 },
    { area: 'active-listening', requests: 1 },
  ]);
});
