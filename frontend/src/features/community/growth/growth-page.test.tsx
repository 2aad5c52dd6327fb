import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { noGrowth, someGrowth, someStats } from '#testing/community-samples.ts';
import { aUser } from '#testing/directory-samples.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import GrowthPage from './growth-page.tsx';

function open(growth: FakeApi['responses'][string]): void {
  new FakeApi({
    '/api/user': { body: aUser({ role: 'mentor' }) },
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'offline' } },
    '/api/community-stats': { body: someStats },
    '/api/community-growth': growth,
  });
  renderScreen(<GrowthPage />, '/mentor-community/growth');
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const textOf = (within_: ReturnType<typeof within>, heading: string) =>
  within_.getByRole('heading', { name: new RegExp(`^${heading}`) }).closest('li')!.textContent;

it('shows counts with what they count and over which time', async () => {
  open({ body: someGrowth() });
  const figures = within(await screen.findByLabelText('What you did'));
  expect(figures.getByText('3 hours').closest('div')!.textContent).toBe(
    'Until your first responseMedian of 5 requests, last 90 days3 hours',
  );
  const practice = await section('Practice');
  expect(textOf(practice, 'Communication')).toContain('6 responses; the bar is full at 12');
  expect(textOf(practice, 'Peer collaboration')).toContain('Nothing yet');
  const bars = practice.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
  expect(bars).toEqual(['50', '100', '0']);
});

it('shows what remains to each achievement, and what points to an area', async () => {
  open({ body: someGrowth() });
  const achievements = await section('Achievements');
  expect(textOf(achievements, 'Peer Helper')).toContain('4 of 5 requests; 1 more to go');
  expect(textOf(achievements, 'Problem Solver')).toMatch(/Reached.*3 responses$/);
  for (const name of ['Peer Helper', 'Community Builder', 'Problem Solver'])
    expect(achievements.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeTruthy();
  const areas = await section('Growth areas');
  for (const name of ['Active Listening', 'Self-Care', 'Conflict Resolution'])
    expect(areas.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeTruthy();
  expect(areas.getAllByText('Recommended')).toHaveLength(1);
  expect(textOf(areas, 'Self-Care')).toContain('2 requests of yours about self-care or boundaries.');
  expect(areas.getByRole('link', { name: /Self-Care/ }).getAttribute('href')).toBe(
    '/mentor-community/support?state=all&category=self-care',
  );
});

it('shows no number where there was no activity, and leads to requests', async () => {
  open({ body: noGrowth });
  await screen.findByRole('heading', { name: 'Nothing yet' });
  expect(screen.getByRole('link', { name: 'Read requests' }).getAttribute('href')).toBe(
    '/mentor-community/support',
  );
  expect(screen.queryByLabelText('What you did')).toBeNull();
  expect((await section('Practice')).getAllByText('Nothing yet')).toHaveLength(3);
  expect((await section('Growth areas')).queryByText('Recommended')).toBeNull();
});

it('offers another try after an error', async () => {
  open(refused(503, 'Away'));
  await screen.findByText('Your growth did not load');
});
