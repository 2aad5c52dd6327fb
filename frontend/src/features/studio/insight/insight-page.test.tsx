import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { RoadmapInsight, StageInsight } from '@waymark/contracts/roadmaps/insight';
import { Route, Routes } from 'react-router-dom';
import { aUser } from '#testing/directory-samples.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import InsightPage from './insight-page.tsx';

const stage = (stageId: string, title: string, given: Partial<StageInsight>): StageInsight => ({
  ...{
    stageId,
    title,
    estimatedDuration: '1-2 weeks',
    reached: 0,
    completed: 0,
    stopped: 0,
    medianDays: null,
  },
  steps: [{ stepId: `${stageId}-step`, title: `Step of ${title}`, completed: given.completed ?? 0 }],
  ...given,
});
const insight: RoadmapInsight = {
  ...{ roadmapId: 'r1', title: 'Out of debt', version: 2, followers: 9, started: 9, active: 3, finished: 2 },
  stages: [
    stage('a', 'Look at it', { reached: 9, completed: 6, stopped: 1, medianDays: 6 }),
    stage('b', 'Call the bank', { reached: 6, completed: 2, stopped: 3, medianDays: 24.5 }),
  ],
};
const PATHS = { insight: '/api/roadmaps/r1/insight', sessions: '/api/roadmaps/r1/insight/sessions' };
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi({
    '/api/user': { body: aUser({ id: 2, role: 'mentor' }) },
    [PATHS.insight]: { body: insight },
    [PATHS.sessions]: { body: [{ stepId: 'b-step', sessions: 2, reviews: 1, rating: 5 }] },
  });
});

const open = () =>
  renderScreen(
    <Routes>
      <Route path="/mentor/roadmaps/:id/insight" element={<InsightPage />} />
    </Routes>,
    '/mentor/roadmaps/r1/insight',
  );

describe('the insight of a roadmap', () => {
  it('shows the same figures along the trail and in the table', async () => {
    open();
    const trail = within(await screen.findByRole('region', { name: 'Along the trail' }));
    expect(trail.getByText('Most of those who stopped were at “Call the bank”.')).toBeTruthy();
    const second = within(trail.getAllByRole('listitem')[1]!);
    expect(second.getByText(/reached it/).textContent).toBe('6 of 9 reached it, 2 completed it.');
    expect(second.getByText('3 stopped here over 14 days ago')).toBeTruthy();
    expect(await second.findByText('2 sessions booked from its steps')).toBeTruthy();
    const row = screen.getByRole('row', { name: /^2\. Call the bank/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([...['6', '2', '3', '3.5 weeks', '1-2 weeks', '2']]);
    expect(screen.getByRole('rowheader', { name: 'Step of Call the bank' })).toBeTruthy();
  });

  it('shows the other figures when the sessions do not load, and offers to try again', async () => {
    api.responses[PATHS.sessions] = refused(503, 'Scheduling is not available.');
    open();
    expect(await screen.findByText('The sessions did not load', {}, { timeout: 5_000 })).toBeTruthy();
    const row = screen.getByRole('row', { name: /^1\. Look at it/ });
    expect(within(row).getAllByRole('cell').at(-1)!.textContent).toBe('–');
  });

  it.each([
    [{ version: 1, followers: 0 }, 'No one has started yet', 'View it as a learner'],
    [{ version: 1, followers: 3 }, '3 follow it, none has ticked a step', 'View it as a learner'],
    [{ version: null }, 'Not published yet', 'Continue in the Studio'],
  ])('explains an empty page (%j)', async (given, title, action) => {
    const none = { started: 0, active: 0, finished: 0, stages: [] };
    api.responses[PATHS.insight] = { body: { ...insight, ...none, ...given } };
    api.responses[PATHS.sessions] = { body: [] };
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: action })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('explains that the roadmap is not the mentor’s own', async () => {
    api.responses[PATHS.insight] = refused(404, 'No such roadmap.');
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText('How learners are doing with “Out of debt”')).toBeNull();
  });
});
