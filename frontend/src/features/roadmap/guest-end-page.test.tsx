// guarantees: Guests reach the end with the days of their steps, from their device, and never with an open step
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { guestProgress } from '../../shared/guest-progress/guest-progress.ts';
import { aRoadmap, aRoadmapCard } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import { localJournal } from './companion/local-journal.ts';
import GuestEndPage from './guest-end-page.tsx';

const FIRST = '2026-03-02T12:00:00.000Z';
const LAST = '2026-06-04T12:00:00.000Z';
const roadmap = aRoadmap({ id: 'r1', title: 'Out of debt' }, [
  { id: 'a', title: 'Open one letter' },
  { id: 'b', title: 'Ring one person' },
]);

beforeEach(() => {
  localStorage.clear();
  guestProgress.storageChanged(null);
  new FakeApi({
    '/api/roadmaps/r1': { body: roadmap },
    [`/api/roadmaps?categoryId=${roadmap.category.id}&limit=4`]: {
      body: [aRoadmapCard({ id: 'r1' }), aRoadmapCard({ id: 'r2', title: 'One bill at a time' })],
    },
  });
});

const tick = (stepId: string, at: string, completed = true) =>
  guestProgress.add('r1', [{ stepId, completed, at }], ['a', 'b']);
const visit = () =>
  renderScreen(
    <Routes>
      <Route path="/roadmap/:id/done" element={<GuestEndPage />} />
      <Route path="*" element={null} />
    </Routes>,
    '/roadmap/r1/done',
  );

describe('the end of a roadmap for a guest', () => {
  it('lists every step with its day, offers to keep it, and another path', async () => {
    tick('a', FIRST);
    tick('b', LAST);
    visit();
    const walked = within(await screen.findByRole('region', { name: 'What you did' }));
    const days = walked.getAllByText(/2026/).map((one) => one.getAttribute('datetime'));
    expect(days).toEqual([FIRST, LAST]);
    const keep = within(screen.getByRole('region', { name: 'Keep it' }));
    expect(keep.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe(
      '/auth?tab=register',
    );
    const next = within(screen.getByRole('region', { name: 'Where to from here' }));
    expect(await next.findByRole('heading', { name: 'One bill at a time' })).toBeTruthy();
    expect(next.queryByRole('heading', { name: 'Out of debt' })).toBeNull();
  });

  it('shows what the guest wrote for this roadmap on this device', async () => {
    const about = { stageName: 'Look at it', stageNumber: 1, progress: 50, date: FIRST };
    const reflection = (id: string, roadmapId: string, userId: number | null) =>
      localJournal.add({ id, roadmapId, userId, text: `Text ${id}`, ...about });
    reflection('mine', 'r1', null);
    reflection('elsewhere', 'r2', null);
    reflection('of-an-account', 'r1', 7);
    tick('a', FIRST);
    tick('b', LAST);
    visit();
    const written = within(await screen.findByRole('region', { name: 'What you wrote on the way' }));
    expect(written.getAllByText(/^Text /).map((one) => one.textContent)).toEqual(['Text mine']);
  });

  it.each([
    ['an open step', () => tick('a', FIRST)],
    ['a step that was unticked', () => [tick('a', FIRST), tick('b', FIRST), tick('b', LAST, false)]],
  ])('leads back to the roadmap with %s', async (_what, given) => {
    given();
    visit();
    await waitFor(() => expect(place()).toBe('/roadmap/r1'));
  });

  it('leads back to the roadmap when it does not exist', async () => {
    new FakeApi({ '/api/roadmaps/r1': refused(404, 'Not found.') });
    visit();
    await waitFor(() => expect(place()).toBe('/roadmap/r1'));
  });
});
